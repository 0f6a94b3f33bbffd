/** The small document in which one example stands in one theme. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '../../../templates/islands/Island.tsx';
import { type IslandName, islands } from '../../../templates/islands/islands.ts';
import { LanguageProvider } from '../../../templates/language-context.tsx';
import { fontScriptOf } from '../../../templates/typefaces/scripts.ts';
import { formatSprite, listIcons } from '../../pipeline/render/document.ts';
import { escapeHtml } from '../../pipeline/render/escape.ts';
import type { ComponentExample, ComponentWithExamples } from './read-components.ts';

/** The themes of the site. */
export const themes = ['light', 'dark'] as const;

/** One of the themes. */
export type Theme = (typeof themes)[number];

/**
 * The style sheet of the site, fixed to one theme. The site follows the system, and a page cannot ask for another
 * theme in a frame, so the preview has two sheets in which the question is answered beforehand.
 */
export function fixTheme(css: string, theme: Theme): string {
  return css
    .replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gu, (_, asked) =>
      asked === theme ? '(width >= 0px)' : '(width < 0px)',
    )
    .replace(/color-scheme:\s*light dark/gu, `color-scheme: ${theme}`);
}

/** Addresses of style sheets, and of the one script. */
export type DocumentLinks = { readonly styles: readonly string[]; readonly script: string };

/** Address of the frame of an example. */
export function frameAddress(
  { name }: ComponentWithExamples,
  example: ComponentExample,
  theme: Theme,
): string {
  const words = `${example.name} ${theme}`.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  return `/frames/${name.toLowerCase()}/${words.join('-')}`;
}

/** The head of a document of the preview. */
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

/** A document in the language and direction of the example. Throws what the component throws. */
export function formatFrame(
  component: ComponentWithExamples,
  example: ComponentExample,
  links: DocumentLinks,
): string {
  const html = renderExample(component, example);
  const { tag, dir } = example.language;
  // Parts of a page stand beside its thread, as their style expects; parts of the layout stand alone.
  const [before, after] =
    component.folder === 'layouts' ? ['', ''] : ['<main><div class="page thread">', '</div></main>'];
  const title = escapeHtml(`${component.name}: ${example.name}`);
  return `<!DOCTYPE html>
<html lang="${tag}" dir="${dir}" data-script="${fontScriptOf(tag)}" id="top" data-prefixes="">
${formatHead(title, links)}
<body data-frame="${component.folder}">
${formatSprite(listIcons(html))}${before}${revealHidden(html)}${after}
</body>
</html>
`;
}

/** What the site shows only later, by a script, is in sight at once: a hidden element, and what a template holds. */
function revealHidden(html: string): string {
  return html.replace(/^<template[^>]*>(.*)<\/template>$/su, '$1').replace(/^(<[^>]*?) hidden=""/u, '$1');
}

/** Renders an example; an island with its host, so that it comes to life. Throws what the component throws. */
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

/** `LoanCalculator` is the island `loan-calculator`; undefined for components that are none. */
function islandNameOf(component: string): IslandName | undefined {
  const name = component.replace(/(?<!^)[A-Z]/gu, '-$&').toLowerCase();
  // The keys of the table are its names.
  return name in islands ? (name as IslandName) : undefined;
}
