/** The HTML of a part of a page, in the language of the page, its lines kept from breaking where they should not. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LanguageProvider } from '../../../templates/language-context.tsx';
import type { PageContext } from '../../../templates/page-context.ts';
import { type Typesetting, TypesettingContext } from '../../../templates/typesetting.tsx';

/** Renders a part; throws what its components throw. */
export function renderPart(
  part: ReactNode,
  { language: { tag, dir } }: Pick<PageContext, 'language'>,
  typesetting: Typesetting,
): string {
  const children = createElement(TypesettingContext, { value: typesetting }, part);
  return renderToString(createElement(LanguageProvider, { tag, dir, children }));
}
