/** Brings things on the board into sight. */
import { sightOf } from './sight.ts';

/** Scrolls to things on a stage: whole ports, for one wants to see whose they are. */
export function showOn(stage: HTMLElement, things: readonly Element[], behavior: ScrollBehavior): void {
  const { scrollTop, clientHeight } = stage;
  const above = stage.getBoundingClientRect().top - scrollTop;
  const places = things.map(
    (thing) => thing.closest('[data-place^="port-"]') ?? thing.closest('[data-place]') ?? thing,
  );
  const spans = [...new Set(places)].map((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return { top: top - above, bottom: bottom - above };
  });
  const top = sightOf(spans, { top: scrollTop, bottom: scrollTop + clientHeight });
  if (top !== scrollTop) stage.scrollTo({ top, behavior });
}
