/** Renders a part of a page in its language, with no-break spaces. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContext } from '../../../templates/contract/page-context.ts';
import { LanguageProvider } from '../../../templates/rendering/language-context.tsx';
import { type Typesetting, TypesettingContext } from '../../../templates/rendering/typesetting.tsx';

/** Renders a part. Throws the errors of its components. */
export function renderPart(
  part: ReactNode,
  { language: { tag, dir } }: Pick<PageContext, 'language'>,
  typesetting: Typesetting,
): string {
  const children = createElement(TypesettingContext, { value: typesetting }, part);
  return renderToString(createElement(LanguageProvider, { tag, dir, children }));
}
