/** Where the first screen of a page ends, for what should come before it and what may come later. */

/** The part of a page that is needed before anything can be painted: up to the heading of its first section. */
export function cutFirstPaint(html: string): string {
  const title = html.indexOf('</h1>');
  const section = html.indexOf('<h2', Math.max(title, 0));
  return section < 0 ? html : html.slice(0, section);
}
