/** The page that shows all examples: one section per component, in it the languages, in them light beside dark. */
import { exampleLanguages } from '../../templates/components/example-data.ts';
import { escapeHtml } from '../render/escape.ts';
import type { ComponentExample, ExampledComponent } from './read-components.ts';
import { type Theme, themes } from './theme-styles.ts';

/** What the page refers to. */
export type OverviewLinks = {
  readonly style: string;
  readonly script: string;
  /** Address of the frame of an example. */
  readonly frameOf: (component: ExampledComponent, example: ComponentExample, theme: Theme) => string;
};

/** The groups of the contents. */
const folderNames: Readonly<Record<ExampledComponent['folder'], string>> = {
  components: 'Parts of pages',
  layouts: 'Around every page',
  islands: 'Islands',
};

/** Widths at which frames can be looked at, in CSS pixels; the second is that of the first look. */
const widths = [320, 375, 768, 1280];

/** The whole page. */
export function formatOverview(components: readonly ExampledComponent[], links: OverviewLinks): string {
  const count = components.reduce((sum, { examples }) => sum + examples.length, 0);
  return `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title>
<link rel="stylesheet" href="${links.style}">
<script type="module" src="${links.script}"></script>
</head>
<body>
<a class="skip" href="#components">Skip to the components</a>
<header>
<h1>Components</h1>
<p>${components.length} components in ${count} examples, each in both themes.</p>
<fieldset>
<legend>Width of the frames</legend>
${widths.map((width, index) => formatWidth(width, index === 1)).join('\n')}
</fieldset>
<p><label>Filter by name <input type="search" autocomplete="off" data-filter></label> <output data-filter-status></output></p>
<nav aria-label="Components">
${Object.entries(folderNames)
  .map(([folder, title]) =>
    formatContents(
      title,
      components.filter((each) => each.folder === folder),
    ),
  )
  .join('\n')}
</nav>
</header>
<main id="components" tabindex="-1">
${components.map((component) => formatComponent(component, links)).join('\n')}
</main>
</body>
</html>
`;
}

function formatContents(title: string, components: readonly ExampledComponent[]): string {
  const entries = components.map(
    ({ name }) => `<li data-component="${name}"><a href="#${name}">${name}</a></li>`,
  );
  return `<h2>${title}</h2>\n<ul>\n${entries.join('\n')}\n</ul>`;
}

function formatWidth(width: number, isFirst: boolean): string {
  const checked = isFirst ? ' checked' : '';
  return `<label><input type="radio" name="width" value="${width}"${checked}> ${width}</label>`;
}

function formatComponent(component: ExampledComponent, links: OverviewLinks): string {
  const languages = Object.entries(exampleLanguages).map(([word, { tag }]) => {
    const examples = component.examples.filter(({ language }) => language.tag === tag);
    const figures = examples.map((example) => formatExample(component, example, links));
    return `<div class="language"><h3>${word}</h3>\n${figures.join('\n') || '<p>No example.</p>'}\n</div>`;
  });
  return `<section id="${component.name}" data-component="${component.name}" data-folder="${component.folder}">
<h2>${component.name}</h2>
<p><code>${escapeHtml(component.file)}</code></p>
<div class="languages">
${languages.join('\n')}
</div>
</section>`;
}

function formatExample(
  component: ExampledComponent,
  example: ComponentExample,
  { frameOf }: OverviewLinks,
): string {
  const frames = themes.map((theme) => {
    const title = escapeHtml(`${component.name}, ${example.name}, ${theme}`);
    return `<iframe loading="lazy" src="${frameOf(component, example, theme)}" title="${title}"></iframe>`;
  });
  return `<figure>
<figcaption>${escapeHtml(example.name)}</figcaption>
<div class="themes">${frames.join('')}</div>
</figure>`;
}
