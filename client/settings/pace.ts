/** Lets everything that moves within an element move as fast as was chosen. */
import { comfort } from './comfort.svelte.ts';

export function atPace(element: Element): void {
  if (comfort.longer === 1 || comfort.longer === 0) return;
  // What has just been drawn begins to move with the next frame.
  requestAnimationFrame(() => {
    for (const motion of element.getAnimations({ subtree: true }))
      motion.updatePlaybackRate(1 / comfort.longer);
  });
}
