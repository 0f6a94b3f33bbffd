/** The inner HTML of `<body>`: the shared parts around the page's own, made by its template. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PageMain } from '../../templates/layouts/PageLayout.tsx';
import { kindOf, propsOf } from '../model/kind-of.ts';
import type { PageModel } from '../model/site-model.ts';
import type { Chrome } from './chrome.ts';
import { keepHtmlTogether } from './keep-html-together.ts';

/** Renders a page; throws what its components throw. */
export function renderBody(page: PageModel, chrome: Chrome): string {
  const main = createElement(PageMain, null, createElement(kindOf(page).template, propsOf(page)));
  return `${chrome.head(page.context)}\n${keepHtmlTogether(renderToString(main))}\n${chrome.footer(page.context)}`;
}
