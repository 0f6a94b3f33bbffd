/** Tells pages that are visited from pages that a browser only prepares. */

/** Calls `run` once the page has loaded, and not before a prerendered page is really shown. */
export function onPageActivated(run: () => void): void {
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', () => onPageActivated(run), { once: true });
  } else if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
