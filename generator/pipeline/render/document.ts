import { expectDefined } from '../../../schema/expect-defined.ts';
import { icons } from '../../../templates/components/Icon/icons.ts';
import type { PageModel } from '../model/site-model.ts';
import { escapeHtml } from './escape.ts';

export type DocumentParts = { readonly head: string; readonly body: string; readonly end: string };

/** Icons that are not part of the first paint are defined at the end. */
export function formatDocument(page: PageModel, { head, body, end }: DocumentParts): string {
  const { tag, dir, script } = page.language;
  const firstIcons = listIcons(cutFirstPaint(body));
  const laterIcons = [...listIcons(body)].filter((name) => !firstIcons.has(name));
  const prefixes = page.context.languages.slice(1).map((language) => language.tag);
  return `<!DOCTYPE html>
<html lang="${escapeHtml(tag)}" dir="${dir}" data-script="${script}" id="top" data-prefixes="${escapeHtml(prefixes.join(' '))}">
<head>
${head}
</head>
<body>
${formatSprite(firstIcons)}${body}
${formatSprite(laterIcons)}${end}
</body>
</html>
`;
}

export function cutFirstPaint(html: string): string {
  const title = html.indexOf('</h1>');
  const section = html.indexOf('<h2', Math.max(title, 0));
  return section < 0 ? html : html.slice(0, section);
}

export const listIcons = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/href="#i-([a-z-]+)"/gu)].map((match) => match[1] ?? ''));

export function formatSprite(names: Iterable<string>): string {
  const symbols = [...names].sort().map((name) => {
    // The Icon component accepts only the names of known icons.
    const { body } = expectDefined(icons[name as keyof typeof icons], `The icon ${name}`);
    return `<symbol id="i-${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor">${body}</symbol>`;
  });
  if (symbols.length === 0) return '';
  return `<svg class="visually-hidden" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>\n`;
}
