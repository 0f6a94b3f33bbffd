/** Renders a part of a page in its language, with no-break spaces. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LanguageProvider } from '../../../templates/language-context.tsx';
import type { PageContext } from '../../../templates/page-context.ts';
import { type Typesetting, TypesettingContext } from '../../../templates/typesetting.tsx';

/** Renders a part. Throws the errors of its components. */
export function renderPart(
  part: ReactNode,
  { language: { tag, dir } }: Pick<PageContext, 'language'>,
  typesetting: Typesetting,
): string {
  const children = createElement(TypesettingContext, { value: typesetting }, part);
  return renderToString(createElement(LanguageProvider, { tag, dir, children }));
}
