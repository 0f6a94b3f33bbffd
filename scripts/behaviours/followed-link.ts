/** Detects clicks that load a page of the site in the same tab. */

/** The properties of a click that determine its target. */
export type LinkClick = {
  /** Whether the primary button is pressed without a modifier key. */
  readonly isPlain: boolean;
  readonly href: string;
  /** The `target` attribute, empty when there is none. */
  readonly target: string;
  readonly isDownload: boolean;
};

/** Returns whether the click loads a page of the same origin in the same tab: another one, or `current` again. */
export function loadsPageInSameTab(click: LinkClick, current: string): boolean {
  if (!click.isPlain || click.isDownload) return false;
  if (click.target !== '' && click.target !== '_self') return false;
  const from = new URL(current);
  const to = new URL(click.href, from);
  if (to.origin !== from.origin) return false;
  const isSamePage = to.pathname === from.pathname && to.search === from.search;
  return !(isSamePage && to.hash !== '');
}
