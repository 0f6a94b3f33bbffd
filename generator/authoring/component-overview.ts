import { expectDefined } from '../../schema/expect-defined.ts';
import { examples } from '../../templates/examples/examples.tsx';
import type { OutputFile } from '../files/output-file.ts';
import type { Assets } from '../pipeline/bundle/assets.ts';
import type { LanguageModel, SiteModel } from '../pipeline/model/site-model.ts';
import { formatDocument } from '../pipeline/render/document.ts';
import { escapeHtml } from '../pipeline/render/escape.ts';
import { renderPart } from '../pipeline/render/render-part.ts';

/** Throws the errors of components. */
export function buildComponentOverview(model: SiteModel, assets: Assets): OutputFile[] {
  const names = Object.keys(examples);
  const links = linkAssets(assets);
  return [
    { path: 'index.html', contents: formatList(names, model) },
    ...model.languages.flatMap((language) =>
      names.map((name) => ({
        path: `${addressOf(name, language).slice(1)}.html`,
        contents: formatExample(name, language, links),
      })),
    ),
    ...assets.files,
  ];
}

const addressOf = (name: string, { language }: LanguageModel): string =>
  `/${language.tag}/${name.toLowerCase().replace(/[^a-z]+/gu, '-')}`;

/** Every page loads all style sheets; on the site, islands and pages of one type load some of them. */
function linkAssets({ files, printStylesheet, script }: Assets): string {
  const styles = files.map(({ path }) => `/${path}`).filter((href) => href.endsWith('.css'));
  return [
    ...styles.map((href) => {
      const media = href === printStylesheet.href ? ' media="print"' : '';
      return `<link rel="stylesheet" href="${href}"${media}>`;
    }),
    `<script type="module" src="${script.href}"></script>`,
  ].join('\n');
}

function formatHead(title: string): string {
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">`;
}

function formatExample(name: string, { pages }: LanguageModel, links: string): string {
  const home = expectDefined(pages[0], 'The home page');
  const html = renderPart(examples[name]?.(home.context), home);
  return formatDocument(home, {
    head: `${formatHead(name)}\n${links}`,
    body: `<main><div class="page thread">\n${revealHidden(html)}\n</div></main>`,
    end: '',
  });
}

/** Shows what a script reveals on the site: a hidden element or a `template`. */
const revealHidden = (html: string): string =>
  html.replace(/^<template[^>]*>(.*)<\/template>$/su, '$1').replace(/^(<[^>]*?) hidden=""/u, '$1');

function formatList(names: readonly string[], { languages }: SiteModel): string {
  const items = names.map((name) => {
    const links = languages.map((model) => `<a href="${addressOf(name, model)}">${model.language.name}</a>`);
    return `<li>${escapeHtml(name)}: ${links.join(' ')}</li>`;
  });
  return `<!DOCTYPE html>
<html lang="en">
<head>
${formatHead('Components')}
</head>
<body>
<h1>Components</h1>
<ul>
${items.join('\n')}
</ul>
</body>
</html>
`;
}
