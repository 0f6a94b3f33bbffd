/** What the site says of the kind of a page. */
import type { PageKind } from '../../../templates/page-kind.ts';
import { pageKinds, recordKinds } from '../../../templates/pages/index.ts';
import type { PageModel } from './site-model.ts';

/** The props of every template, as far as the renderer knows them. */
export type TemplateProps = Readonly<Record<string, unknown>>;

/** The tables pair each name with the kind of its words; the renderer handles all of them alike. */
export function kindOf({ route: { target } }: Pick<PageModel, 'route'>): PageKind<TemplateProps> {
  const kind = target.type === 'page' ? pageKinds[target.name] : recordKinds[target.name];
  return kind as unknown as PageKind<TemplateProps>;
}

/** Returns the file of the template that a page is rendered with. */
export function templateFileOf({ route: { target } }: Pick<PageModel, 'route'>): string {
  return `templates/pages/${target.name}/${target.type === 'page' ? 'page' : 'record'}.tsx`;
}

/** What the functions of the kind of a page are given. */
export function propsOf({ route: { target }, context, words, facts }: PageModel): TemplateProps {
  return target.type === 'page' ? { context, words } : { context, words, facts, id: target.id };
}
