/**
 * Sets `body[data-alone]` while the call button of the hero is not completely visible between the bars. The styles then fill the
 * call buttons of the bars, so that only one call button is filled at a time.
 */

/** Starts the behaviour. On pages whose hero has no call button, those of the bars are always filled. */
export function watchHeroCall(): void {
  const { body } = document;
  const heroCall = document.querySelector('.hero .call-button');
  body.toggleAttribute('data-alone', heroCall === null);
  if (heroCall === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last !== undefined) body.toggleAttribute('data-alone', !last.isIntersecting);
    },
    { rootMargin: `-${heightOf('.top-bar')}px 0px -${heightOf('.bottom-bar__row')}px`, threshold: 0.99 },
  );
  observer.observe(heroCall);
}

function heightOf(selector: string): number {
  return document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
}
