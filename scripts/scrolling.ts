/** What depends on the scrolled distance: shadow of the top bar, link back to the top, filled call buttons. */
import { timings } from './timings.ts';

export function toggleTopBarShadow(): void {
  const bar = document.querySelector('.top-bar');
  if (bar === null) return;
  watchScrolledPast(timings.topBarShadowPx, (isPast) => bar.toggleAttribute('data-scrolled', isPast));
}

export function startBackToTopLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.to-top[href="#top"]');
  if (link === null) return;
  watchScrolledPast(timings.backToTopPx, (isPast) => {
    link.hidden = !isPast;
  });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' });
    focusTop();
  });
}

/** Tab then moves the focus to the first link. */
function focusTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true });
}

/** The styles then fill the call buttons of the bars, so that only one call button is filled at a time. */
export function watchHeroCall(): void {
  const { body } = document;
  const heroCall = document.querySelector('.hero .call-button');
  body.toggleAttribute('data-alone', heroCall === null);
  if (heroCall === null) return;
  const rootMargin = `-${heightOf('.top-bar')}px 0px -${heightOf('.bottom-bar__row')}px`;
  watchVisibility(
    heroCall,
    (isVisible) => {
      body.toggleAttribute('data-alone', !isVisible);
    },
    { rootMargin, threshold: 0.99 },
  );
}

function heightOf(selector: string): number {
  return document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
}

/** Also called soon after the start. `distance` is in CSS px; uses no scroll events. */
function watchScrolledPast(distance: number, onChange: (isPast: boolean) => void): void {
  const sentinel = document.createElement('div');
  sentinel.style.position = 'absolute';
  sentinel.style.insetBlockStart = '0';
  document.body.append(sentinel);
  // The root reaches `distance` above the viewport, so the sentinel leaves it one pixel later.
  watchVisibility(sentinel, (isVisible) => onChange(!isVisible), { rootMargin: `${distance}px 0px 0px` });
}

function watchVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
  options: IntersectionObserverInit,
): void {
  new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last !== undefined) onChange(last.isIntersecting);
  }, options).observe(element);
}
