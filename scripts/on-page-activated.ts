/** Delays work until a prerendered page is shown. */

/** Calls `run` once the page has loaded and, if it was prerendered, is shown. */
export function onPageActivated(run: () => void): void {
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', () => onPageActivated(run), { once: true });
  } else if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
