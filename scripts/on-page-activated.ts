/** Delays work until the page has loaded and, if it was prerendered, is shown. */

/** Calls `run` when the page is shown and has loaded, or at once if both have happened already. */
export function onPageActivated(run: () => void): void {
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', () => onPageActivated(run), { once: true });
  } else if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
