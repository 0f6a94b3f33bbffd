/** The inner HTML of `<body>`: the shared parts around the page's own, made by its template. */
import { createElement } from 'react';
import { PageMain } from '../../templates/layouts/PageLayout.tsx';
import { kindOf, propsOf } from '../model/kind-of.ts';
import type { PageModel } from '../model/site-model.ts';
import type { Chrome } from './chrome.ts';
import { renderPart } from './render-part.ts';

/** Renders a page; throws what its components throw. */
export function renderBody(page: PageModel, chrome: Chrome): string {
  const main = createElement(PageMain, null, createElement(kindOf(page).template, propsOf(page)));
  return `${chrome.head(page.context)}\n${renderPart(main, page.context)}\n${chrome.footer(page.context)}`;
}
