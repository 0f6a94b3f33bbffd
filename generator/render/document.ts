/** The document around a page: doctype, html, head, icons, body. */
import { icons } from '../../templates/components/Icon/icons.ts';
import type { PageModel } from '../model/site-model.ts';
import { escapeHtml } from './escape.ts';

/** The parts of a document, as HTML. */
export type DocumentParts = {
  readonly head: string;
  readonly body: string;
  /** Comes after everything that visitors see. */
  readonly end: string;
};

/** The whole HTML file of a page. */
export function formatDocument(page: PageModel, { head, body, end }: DocumentParts): string {
  const { tag, dir, script } = page.language;
  const prefixes = page.context.languages.slice(1).map((language) => language.tag);
  return `<!DOCTYPE html>
<html lang="${escapeHtml(tag)}" dir="${dir}" data-script="${script}" id="top" data-prefixes="${escapeHtml(prefixes.join(' '))}">
<head>
${head}
</head>
<body>
${formatSprite(body)}${body}
${end}
</body>
</html>
`;
}

/** One sprite with only the icons that the page uses; empty when it uses none. */
export function formatSprite(body: string): string {
  const used = new Set([...body.matchAll(/href="#i-([a-z-]+)"/gu)].map((match) => match[1] ?? ''));
  const symbols = [...used].sort().map((name) => {
    const icon = icons[name as keyof typeof icons];
    // The Icon component takes only names of the table.
    if (icon === undefined) throw new Error(`The page uses an icon "${name}" that the table does not have.`);
    return `<symbol id="i-${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor">${icon.body}</symbol>`;
  });
  if (symbols.length === 0) return '';
  return `<svg class="visually-hidden" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>\n`;
}
