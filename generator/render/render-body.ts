/** The inner HTML of `<body>`: the shared parts around the page's own, made by its template. */
import { type ComponentType, createElement } from 'react';
import { PageMain } from '../../templates/layouts/PageLayout.tsx';
import { pageTemplates, recordTemplates } from '../../templates/pages/index.ts';
import type { PageModel } from '../model/site-model.ts';
import type { Chrome } from './chrome.ts';
import { renderPart } from './render-part.ts';

/** Renders a page; throws what its components throw. */
export function renderBody(page: PageModel, chrome: Chrome): string {
  const main = createElement(PageMain, null, createElement(templateOf(page), propsOf(page)));
  return `${chrome.head(page.context)}\n${renderPart(main, page.context)}\n${chrome.footer(page.context)}`;
}

/** The props of every template, as far as the renderer knows them. */
type TemplateProps = Readonly<Record<string, unknown>>;

/** The tables pair each name with the template of its words; the renderer handles all of them alike. */
function templateOf({ route: { target } }: PageModel): ComponentType<TemplateProps> {
  const template = target.type === 'page' ? pageTemplates[target.name] : recordTemplates[target.name];
  return template as unknown as ComponentType<TemplateProps>;
}

function propsOf({ route: { target }, context, words, facts }: PageModel): TemplateProps {
  return target.type === 'page' ? { context, words } : { context, words, facts, id: target.id };
}
