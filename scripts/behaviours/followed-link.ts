/** Detects clicks that navigate from this page to another page of the site. */

/** The properties of a click that determine its target. */
export type LinkClick = {
  /** Whether the primary button is pressed without a modifier key. */
  readonly isPlain: boolean;
  readonly href: string;
  /** The `target` attribute, empty when there is none. */
  readonly target: string;
  readonly isDownload: boolean;
};

/** Returns whether the click leaves the page at `current` for another page of the same origin, in the same tab. */
export function leadsToOtherPage(click: LinkClick, current: string): boolean {
  if (!click.isPlain || click.isDownload) return false;
  if (click.target !== '' && click.target !== '_self') return false;
  const from = new URL(current);
  const to = new URL(click.href, from);
  if (to.origin !== from.origin) return false;
  const isSamePage = to.pathname === from.pathname && to.search === from.search;
  return !(isSamePage && to.hash !== '');
}
