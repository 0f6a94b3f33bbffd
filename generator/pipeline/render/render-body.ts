/** Renders the inner HTML of `<body>`: the shared parts and the template of the page. */
import { createElement } from 'react';
import { PageMain } from '../../../templates/layouts/PageLayout.tsx';
import type { Typesetting } from '../../../templates/typesetting.tsx';
import { pageTypeOf, propsOf } from '../model/page-type-of.ts';
import type { PageModel } from '../model/site-model.ts';
import type { PageFrame } from './page-frame.ts';
import { renderPart } from './render-part.ts';

/** Renders a page; throws what its components throw. */
export function renderBody(page: PageModel, frame: PageFrame, typesetting: Typesetting): string {
  const { context, route } = page;
  const draft = route.draft ? context.ui.common.draft : undefined;
  const main = createElement(PageMain, { draft }, createElement(pageTypeOf(page).template, propsOf(page)));
  return `${frame.head(context)}\n${renderPart(main, context, typesetting)}\n${frame.footer(context)}`;
}
