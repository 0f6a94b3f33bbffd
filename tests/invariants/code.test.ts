import { describe, expect, it } from 'vitest';
import { readSources, type SourceCode } from './source-files.ts';

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu, '');
const filesWith = (files: readonly SourceCode[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);

const sources = readSources(['{schema,templates,scripts,generator}/**/*.{ts,tsx}']);

describe('the code', () => {
  it('uses `process`, except its version, and `console` only in cli.ts and the command that subsets fonts', () => {
    const generator = sources.filter(({ path }) => path.startsWith('generator/'));
    const allowed = ['generator/cli.ts', 'generator/authoring/fonts/make-fonts.ts'];
    expect(
      filesWith(generator, /(?<!')\bprocess\.(?!version\b)|\bconsole\./u).filter(
        (path) => !allowed.includes(path),
      ),
    ).toEqual([]);
  });

  it('uses neither `any` nor suppressed type errors', () => {
    expect(filesWith(sources, /(?::|<|\bas) any\b|@ts-(?:ignore|expect-error|nocheck)/u)).toEqual([]);
  });

  it('compares no value with a language tag of the site', () => {
    const found = filesWith(
      sources.filter(
        ({ path }) => !path.endsWith('.examples.ts') && !path.startsWith('templates/components/example'),
      ),
      /[=!]==? '(?:ar|en|es)'|case '(?:ar|en|es)'/u,
    );
    expect(found).toEqual([]);
  });

  it('sets HTML from strings in one file only', () => {
    const templates = sources.filter(({ path }) => path.startsWith('templates/'));
    expect(filesWith(templates, /dangerouslySetInnerHTML/u)).toEqual(['templates/islands/Island.tsx']);
    expect(filesWith(sources, /\.innerHTML|\beval\(|new Function\(/u)).toEqual([]);
  });

  it('renders components as elements, not as function calls', () => {
    const components = sources.flatMap(({ path, text }) =>
      path.endsWith('.tsx')
        ? [...text.matchAll(/^export function ([A-Z]\w*)/gmu)].map(([, name]) => name)
        : [],
    );
    const calls = new RegExp(
      `(?<!function )\\b(?:${components.join('|')})\\(|createElement\\([^;]*, \\.\\.\\.`,
      'u',
    );
    expect(filesWith(sources, calls)).toEqual([]);
  });

  it('has no focused tests and no placeholders for tests', () => {
    const tests = readSources(['tests/**/*.test.{ts,tsx}']);
    expect(filesWith(tests, /\b(?:it|test|describe)\.(?:only|todo)\b/u)).toEqual([]);
  });
});
