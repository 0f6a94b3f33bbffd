import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContext } from '../../../templates/contract/page-context.ts';
import { LanguageProvider } from '../../../templates/rendering/language-context.tsx';

/** Renders a part of a page in its language. Throws the errors of its components. */
export function renderPart(
  part: ReactNode,
  { language: { tag, dir } }: Pick<PageContext, 'language'>,
): string {
  return renderToString(createElement(LanguageProvider, { tag, dir, children: part }));
}
