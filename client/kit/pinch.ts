/** Two fingers, or the wheel with Ctrl: says how much closer, and around which spot of the window. */
export interface Pinch {
  readonly factor: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels of the wheel that bring things twice as close. */
const WHEEL = 400;

export function pinching(element: HTMLElement, pinch: (pinch: Pinch) => void): () => void {
  let apart = 0;
  const moved = (event: TouchEvent): void => {
    const [a, b] = [event.touches[0], event.touches[1]];
    if (!a || !b) {
      apart = 0;
      return;
    }
    event.preventDefault();
    const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (apart > 0)
      pinch({ factor: now / apart, x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
    apart = now;
  };
  const ended = (): void => {
    apart = 0;
  };
  const wheeled = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    pinch({ factor: 2 ** (-event.deltaY / WHEEL), x: event.clientX, y: event.clientY });
  };
  // Only one who says so beforehand may keep the page itself from being zoomed.
  element.addEventListener('touchmove', moved, { passive: false });
  element.addEventListener('touchend', ended);
  element.addEventListener('wheel', wheeled, { passive: false });
  return () => {
    element.removeEventListener('touchmove', moved);
    element.removeEventListener('touchend', ended);
    element.removeEventListener('wheel', wheeled);
  };
}
