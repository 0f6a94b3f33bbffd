/** Formats the page that shows all examples: a section for each component, in each language and both themes. */
import { exampleLanguages } from '../../../templates/components/example-data.ts';
import { escapeHtml } from '../../pipeline/render/escape.ts';
import { type DocumentLinks, formatHead, frameAddress, themes } from './format-frame.ts';
import type { ComponentExample, ComponentWithExamples } from './read-components.ts';

/** Headings of the table of contents, one for each folder. */
const folderTitles: Readonly<Record<ComponentWithExamples['folder'], string>> = {
  components: 'Parts of pages',
  layouts: 'Around every page',
  islands: 'Islands',
};

/** Widths of the frames in CSS pixels. The second is the default. */
const widths = [320, 375, 768, 1280];

/** Formats the page. `links` are the addresses of its own style sheet and script. */
export function formatOverview(components: readonly ComponentWithExamples[], links: DocumentLinks): string {
  const count = components.reduce((sum, { examples }) => sum + examples.length, 0);
  return `<!DOCTYPE html>
<html lang="en" dir="ltr">
${formatHead('Components', links)}
<body>
<a class="skip-link" href="#components">Skip to the components</a>
<header>
<h1>Components</h1>
<p>${components.length} components in ${count} examples, each in both themes.</p>
<fieldset>
<legend>Width of the frames</legend>
${widths.map(formatWidth).join('\n')}
</fieldset>
<p><label>Filter by name <input type="search" autocomplete="off" data-filter></label> <output data-filter-status></output></p>
<nav aria-label="Components">
${Object.entries(folderTitles)
  .map((group) => formatContents(group, components))
  .join('\n')}
</nav>
</header>
<main id="components" tabindex="-1">
${components.map(formatComponent).join('\n')}
</main>
</body>
</html>
`;
}

function formatContents(
  [folder, title]: [string, string],
  components: readonly ComponentWithExamples[],
): string {
  const entries = components
    .filter((component) => component.folder === folder)
    .map(({ name }) => `<li data-component="${name}"><a href="#${name}">${name}</a></li>`);
  return `<h2>${title}</h2>\n<ul>\n${entries.join('\n')}\n</ul>`;
}

function formatWidth(width: number, index: number): string {
  const checked = index === 1 ? ' checked' : '';
  return `<label><input type="radio" name="width" value="${width}"${checked}> ${width}</label>`;
}

function formatComponent(component: ComponentWithExamples): string {
  const languages = Object.entries(exampleLanguages).map(([languageName, { tag }]) => {
    const examples = component.examples.filter(({ language }) => language.tag === tag);
    const figures = examples.map((example) => formatExample(component, example));
    return `<div class="language"><h3>${languageName}</h3>\n${figures.join('\n') || '<p>No example.</p>'}\n</div>`;
  });
  return `<section id="${component.name}" data-component="${component.name}" data-folder="${component.folder}">
<h2>${component.name}</h2>
<p><code>${escapeHtml(component.file)}</code></p>
<div class="languages">
${languages.join('\n')}
</div>
</section>`;
}

function formatExample(component: ComponentWithExamples, example: ComponentExample): string {
  const frames = themes.map((theme) => {
    const title = escapeHtml(`${component.name}, ${example.name}, ${theme}`);
    return `<iframe loading="lazy" src="${frameAddress(component, example, theme)}" title="${title}"></iframe>`;
  });
  return `<figure>
<figcaption>${escapeHtml(example.name)}</figcaption>
<div class="themes">${frames.join('')}</div>
</figure>`;
}
