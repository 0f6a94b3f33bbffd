/** Formats the document that shows one example in one theme. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '../../../templates/islands/Island.tsx';
import { type IslandName, islands } from '../../../templates/islands/islands.ts';
import { LanguageProvider } from '../../../templates/language-context.tsx';
import { fontScriptOf } from '../../../templates/typefaces/scripts.ts';
import { formatSprite, listIcons } from '../../pipeline/render/document.ts';
import { escapeHtml } from '../../pipeline/render/escape.ts';
import type { ComponentExample, ComponentWithExamples } from './read-components.ts';

export const themes = ['light', 'dark'] as const;

/** A theme of the site. */
export type Theme = (typeof themes)[number];

/**
 * Returns the site's style sheet with its media queries fixed to one theme. A page cannot set the preferred theme of a
 * frame, so the preview has one style sheet for each theme.
 */
export function fixTheme(css: string, theme: Theme): string {
  return css
    .replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gu, (_, preferred) =>
      preferred === theme ? '(width >= 0px)' : '(width < 0px)',
    )
    .replace(/color-scheme:\s*light dark/gu, `color-scheme: ${theme}`);
}

/** The addresses of the style sheets and of the script that a document loads. */
export type DocumentLinks = { readonly styles: readonly string[]; readonly script: string };

export function frameAddress(
  { name }: ComponentWithExamples,
  example: ComponentExample,
  theme: Theme,
): string {
  const slugWords = `${example.name} ${theme}`.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  return `/frames/${name.toLowerCase()}/${slugWords.join('-')}`;
}

export function formatHead(title: string, { styles, script }: DocumentLinks): string {
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>`;
}

/** Formats a document in the language and direction of the example. Throws the errors of the component. */
export function formatFrame(
  component: ComponentWithExamples,
  example: ComponentExample,
  links: DocumentLinks,
): string {
  const html = renderExample(component, example);
  const { tag, dir } = example.language;
  // The styles of page components expect the page grid around them; layout components do not.
  const [openingTags, closingTags] =
    component.folder === 'layouts' ? ['', ''] : ['<main><div class="page thread">', '</div></main>'];
  const title = escapeHtml(`${component.name}: ${example.name}`);
  return `<!DOCTYPE html>
<html lang="${tag}" dir="${dir}" data-script="${fontScriptOf(tag)}" id="top" data-prefixes="">
${formatHead(title, links)}
<body data-frame="${component.folder}">
${formatSprite(listIcons(html))}${openingTags}${revealHidden(html)}${closingTags}
</body>
</html>
`;
}

/** Returns HTML in which content is visible that a script reveals on the site: a hidden element or a `template`. */
function revealHidden(html: string): string {
  return html.replace(/^<template[^>]*>(.*)<\/template>$/su, '$1').replace(/^(<[^>]*?) hidden=""/u, '$1');
}

/** Renders an example. Islands are inside their host elements, so that they hydrate. Throws errors of the component. */
function renderExample({ name, Component }: ComponentWithExamples, example: ComponentExample): string {
  const island = islandNameOf(name);
  if (island === undefined) {
    const { tag, dir } = example.language;
    const children = createElement(Component, example.props);
    return renderToString(createElement(LanguageProvider, { tag, dir, children }));
  }
  // `Island` checks the props against the schema of the island.
  const props = example.props as never;
  return renderToString(
    createElement(Island<IslandName>, { name: island, prefix: 'example', props, language: example.language }),
  );
}

/** Returns the island name of a component, such as `loan-calculator` for `LoanCalculator`; undefined for others. */
function islandNameOf(component: string): IslandName | undefined {
  const name = component.replace(/(?<!^)[A-Z]/gu, '-$&').toLowerCase();
  // `IslandName` is the type of the keys of this table.
  return name in islands ? (name as IslandName) : undefined;
}
