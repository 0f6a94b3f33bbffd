/** The footer is rendered once for each language, the header once for each current entry of the top bar. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { withLazyProperties } from '../../../templates/context/with-lazy-properties.ts';
import type { PageContext } from '../../../templates/contract/page-context.ts';
import { PageFooter, PageHeader } from '../../../templates/layouts/PageLayout.tsx';
import { LanguageProvider } from '../../../templates/rendering/language-context.tsx';
import type { DependencyTracker } from '../../cache/track-dependencies.ts';

export type PageFrame = {
  readonly header: (context: PageContext) => string;
  readonly footer: (context: PageContext) => string;
};

export function createPageFrame(memoize: DependencyTracker['memoize']): PageFrame {
  const headers = new Map<string, () => string>();
  let footer: (() => string) | undefined;
  return {
    header: (context) => {
      const key = context.navigation.topBar.map(({ current }) => current ?? '').join('|');
      const template = headers.get(key) ?? memoize(() => renderHeaderTemplate(context));
      headers.set(key, template);
      return fillAddresses(template(), context);
    },
    footer: (context) => {
      footer ??= memoize(() => renderPart(createElement(PageFooter, { context }), context));
      return footer();
    },
  };
}

const placeholderOf = (tag: string): string => `\ue000${tag}\ue001`;

function renderHeaderTemplate(context: PageContext): string {
  const languages = context.languages.map((link) => ({ ...link, href: placeholderOf(link.tag) }));
  return renderPart(
    createElement(PageHeader, { context: withLazyProperties(context, { languages }) }),
    context,
  );
}

const fillAddresses = (template: string, { languages }: PageContext): string =>
  languages.reduce((html, { tag, href }) => html.replaceAll(placeholderOf(tag), href), template);

/** Throws the errors of the components. */
export const renderPart = (
  part: ReactNode,
  { language: { tag, dir } }: Pick<PageContext, 'language'>,
): string => renderToString(createElement(LanguageProvider, { tag, dir, children: part }));
