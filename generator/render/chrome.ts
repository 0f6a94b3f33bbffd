/**
 * What all pages of a language share, rendered once and placed: the footer is the
 * same on every page; the top bar differs by the current entry and by the addresses of the language links alone.
 */
import { createElement } from 'react';
import { PageFooter, PageHead } from '../../templates/layouts/PageLayout.tsx';
import type { PageContext } from '../../templates/page-context.ts';
import { renderPart } from './render-part.ts';

/** Renders the parts around the main part of pages of one language. */
export type Chrome = {
  /** What stands before the main part. */
  readonly head: (context: PageContext) => string;
  /** What stands after it. */
  readonly footer: (context: PageContext) => string;
};

/** An empty store for one language. */
export function createChrome(): Chrome {
  const heads = new Map<string, string>();
  let footer: string | undefined;
  return {
    head: (context) => {
      const key = context.navigation.topBar.map(({ current }) => current ?? '').join('|');
      const template = heads.get(key) ?? renderHeadTemplate(context);
      heads.set(key, template);
      return placeAddresses(template, context);
    },
    footer: (context) => {
      footer ??= renderPart(createElement(PageFooter, { context }), context);
      return footer;
    },
  };
}

/** The address of a language link stands as a mark from the private use area until it is placed. */
const markOf = (tag: string): string => `\ue000${tag}\ue001`;

function renderHeadTemplate(context: PageContext): string {
  const languages = context.languages.map((link) => ({ ...link, href: markOf(link.tag) }));
  return renderPart(createElement(PageHead, { context: { ...context, languages } }), context);
}

function placeAddresses(template: string, { languages }: PageContext): string {
  return languages.reduce((html, { tag, href }) => html.replaceAll(markOf(tag), href), template);
}
