/** The small document in which one example stands in one theme. */

import { fontScriptOf } from '../fonts/scripts.ts';
import { formatSprite } from '../render/document.ts';
import { escapeHtml } from '../render/escape.ts';
import type { ComponentExample, ExampledComponent } from './read-components.ts';

/** What a frame shows. */
export type FrameParts = {
  readonly component: ExampledComponent;
  readonly example: ComponentExample;
  /** The rendered example. */
  readonly html: string;
  /** Addresses of the style sheet in the theme of the frame, of the preview's own, and of the core script. */
  readonly styles: readonly string[];
  readonly script: string;
};

/** A document in the language and direction of the example. */
export function formatFrame({ component, example, html, styles, script }: FrameParts): string {
  const { tag, dir } = example.language;
  const title = escapeHtml(`${component.name}: ${example.name}`);
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
  return `<!DOCTYPE html>
<html lang="${tag}" dir="${dir}" data-script="${fontScriptOf(tag)}" id="top" data-prefixes="">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${links}
<script type="module" src="${script}"></script>
</head>
<body data-frame="${component.folder}">
${formatSprite(html)}${inItsPlace(component, openUp(html))}
</body>
</html>
`;
}

/** What the site shows only later, by a script, is in sight at once: a hidden element, and what a template holds. */
function openUp(html: string): string {
  return html.replace(/^<template[^>]*>(.*)<\/template>$/su, '$1').replace(/^(<[^>]*?) hidden=""/u, '$1');
}

/** Parts of a page stand beside its thread, as their style expects; parts of the layout stand alone. */
function inItsPlace({ folder }: ExampledComponent, html: string): string {
  return folder === 'layouts' ? html : `<main><div class="page thread">${html}</div></main>`;
}
