/** The small document in which one example stands in one theme. */

import { fontScriptOf } from '../../templates/typefaces/scripts.ts';
import { formatSprite } from '../render/document.ts';
import { escapeHtml } from '../render/escape.ts';
import type { ComponentExample, ExampledComponent } from './read-components.ts';
import { renderExample } from './render-example.ts';
import type { Theme } from './theme-styles.ts';

/** Addresses of the style sheets beside that of the theme, and of the core script. */
export type FrameLinks = { readonly styles: readonly string[]; readonly script: string };

/** Address of the frame of an example. */
export function frameAddress({ name }: ExampledComponent, example: ComponentExample, theme: Theme): string {
  const words = `${example.name} ${theme}`.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  return `/frames/${name.toLowerCase()}/${words.join('-')}`;
}

/** A document in the language and direction of the example. Throws what the component throws. */
export function formatFrame(
  component: ExampledComponent,
  example: ComponentExample,
  { styles, script }: FrameLinks,
): string {
  const html = renderExample(component, example);
  const { tag, dir } = example.language;
  // Parts of a page stand beside its thread, as their style expects; parts of the layout stand alone.
  const [before, after] =
    component.folder === 'layouts' ? ['', ''] : ['<main><div class="page thread">', '</div></main>'];
  const title = escapeHtml(`${component.name}: ${example.name}`);
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
  return `<!DOCTYPE html>
<html lang="${tag}" dir="${dir}" data-script="${fontScriptOf(tag)}" id="top" data-prefixes="">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${links}
<script type="module" src="${script}"></script>
</head>
<body data-frame="${component.folder}">
${formatSprite(html)}${before}${openUp(html)}${after}
</body>
</html>
`;
}

/** What the site shows only later, by a script, is in sight at once: a hidden element, and what a template holds. */
function openUp(html: string): string {
  return html.replace(/^<template[^>]*>(.*)<\/template>$/su, '$1').replace(/^(<[^>]*?) hidden=""/u, '$1');
}
