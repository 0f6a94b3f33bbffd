/** Every example of every component is valid HTML, and React reports no warning. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { readComponents } from '../../generator/authoring/component-overview/read-components.ts';
import type { ActiveLanguage } from '../../templates/language-context.tsx';
import { findHtmlProblems } from '../html-problems.ts';
import { inLanguage } from './in-language.tsx';

const templates = join(import.meta.dirname, '..', '..', 'templates');

describe.each(await readComponents())('$file', ({ Component, examples }) => {
  it('has an example', () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  it.each(examples)('$name', async ({ props, language }) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = renderToString(inLanguage(createElement(Component, props), language));
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
    expect(html).not.toMatch(/ style=/u);
    expect(await findHtmlProblems(wrap(html, language))).toEqual([]);
  });
});

it.each(['components', 'layouts', 'islands'])('every folder in %s has examples', (folder) => {
  const names = glob.sync('*', { cwd: join(templates, folder), onlyDirectories: true });
  const examplesOf = (name: string) => join(templates, folder, name, `${name}.examples.ts`);
  expect(names.filter((name) => !existsSync(examplesOf(name)))).toEqual([]);
});

/** Returns a document that contains the HTML of a component, preceded by the headings that it needs. */
function wrap(html: string, { tag, dir }: ActiveLanguage): string {
  const headings = html.includes('<h1') ? '' : '<h1>Page</h1><h2>Section</h2>';
  return [
    '<!DOCTYPE html>',
    `<html lang="${tag}" dir="${dir}">`,
    '<head><meta charset="utf-8"><title>Example</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body>${headings}${html}</body>`,
    '</html>\n',
  ].join('\n');
}
