import { pageTypes, recordTypes } from '../../../templates/pages/index.ts';
import type { PageType } from '../../../templates/pages/page-type.ts';
import type { PageModel } from './site-model.ts';

/** The props of any template. */
export type TemplateProps = Readonly<Record<string, unknown>>;

/**
 * Returns the page type of a page. The exact type of the props is lost, because the renderer passes the props of
 * all page types in the same way.
 */
export function pageTypeOf({ route: { target } }: Pick<PageModel, 'route'>): PageType<TemplateProps> {
  const pageType = target.type === 'page' ? pageTypes[target.name] : recordTypes[target.name];
  return pageType as unknown as PageType<TemplateProps>;
}

export function templateFileOf({ route: { target } }: Pick<PageModel, 'route'>): string {
  return `templates/pages/${target.name}/${target.type === 'page' ? 'page' : 'record'}.tsx`;
}

export function propsOf({ route: { target }, context, texts, facts }: PageModel): TemplateProps {
  return target.type === 'page' ? { context, texts } : { context, texts, facts, id: target.id };
}
