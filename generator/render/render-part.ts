/** The HTML of a part of a page, in the language of the page. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LanguageProvider } from '../../templates/language-context.tsx';
import type { PageContext } from '../../templates/page-context.ts';
import { keepHtmlTogether } from './keep-html-together.ts';

/** Renders a part; throws what its components throw. */
export function renderPart(
  part: ReactNode,
  { language: { tag, dir } }: Pick<PageContext, 'language'>,
): string {
  return keepHtmlTogether(renderToString(createElement(LanguageProvider, { tag, dir, children: part })));
}
