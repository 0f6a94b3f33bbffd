/** Every example of every component is valid HTML, and React has nothing to say about it. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastGlob from 'fast-glob';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { htmlValidateConfig } from '../../generator/verify/html-validate-config.ts';

const templates = join(import.meta.dirname, '..', '..', 'templates');
const validator = new HtmlValidate(new StaticConfigLoader(htmlValidateConfig));

const exampleFiles = fastGlob.sync('{components,islands,layouts}/*/*.examples.ts', { cwd: templates }).sort();

describe.each(exampleFiles)('%s', async (file) => {
  const name = basename(file, '.examples.ts');
  const { component, examples } = await readExamples(file, name);

  it('has an example in English and, where direction matters, in Arabic', () => {
    expect(Object.keys(examples)).not.toHaveLength(0);
    for (const example of Object.keys(examples)) expect(example).toMatch(/^(?:english|arabic)\b/u);
  });

  it.each(Object.entries(examples))('%s', async (example, props) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = renderToString(createElement(component, props));
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
    expect(html).not.toMatch(/ style=/u);
    expect(await problemsOf(wrap(html, example.startsWith('arabic')))).toEqual([]);
  });
});

describe('examples', () => {
  it.each(['components', 'layouts'])('exist for everything in %s', (folder) => {
    const folders = readdirSync(join(templates, folder), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const without = folders.filter(
      ({ name }) => !existsSync(join(templates, folder, name, `${name}.examples.ts`)),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

type Props = Readonly<Record<string, unknown>>;

async function readExamples(file: string, name: string) {
  const component: Props = await import(join(templates, file.replace('.examples.ts', '.tsx')));
  const examples: Props = await import(join(templates, file));
  // Both modules are found by name, so their types are known to the reader only.
  return {
    component: component[name] as ComponentType<Props>,
    examples: Object.values(examples)[0] as Readonly<Record<string, Props>>,
  };
}

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

/** A document around a part of a page; headings above it, where the part does not begin with the first. */
function wrap(part: string, isArabic: boolean): string {
  const above = part.includes('<h1') ? '' : '<h1>Page</h1><h2>Section</h2>';
  return [
    '<!DOCTYPE html>',
    `<html lang="${isArabic ? 'ar' : 'en'}" dir="${isArabic ? 'rtl' : 'ltr'}">`,
    '<head><meta charset="utf-8"><title>Example</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body>${above}${part}</body>`,
    '</html>\n',
  ].join('\n');
}
