/** Rules of the style sheets that stylelint cannot check. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { testTables } from '../../table.ts';

const templates = join(import.meta.dirname, '..', '..', '..', 'templates');
const read = (path: string) => readFileSync(join(templates, path), 'utf8');
const styleFiles = fastGlob.sync('{components,islands,layouts}/*/*.css', { cwd: templates }).sort();
const lazyFiles = fastGlob
  .sync('islands/*/*.browser.tsx', { cwd: templates })
  .flatMap((file) =>
    Array.from(read(file).matchAll(/^import '([^']+\.css)';$/gmu), ([, sheet = '']) =>
      normalize(join(dirname(file), sheet)),
    ),
  );

it('components.css imports no style file twice, and none that is loaded with a script', () => {
  const imported = [...read('styles/components.css').matchAll(/url\("\.\.\/([^"]+)"\)/gu)].map(
    ([, file]) => file,
  );
  expect(new Set(imported).size).toBe(imported.length);
  expect(imported.filter((file) => file === undefined || lazyFiles.includes(file))).toEqual([]);
});

describe('a style file that is loaded with a script', () => {
  it('exists for the chat', () => {
    expect(lazyFiles).toContain('islands/Chat/ChatPanel.css');
  });

  it.each(lazyFiles)('is in the layer of the components: %s', (file) => {
    const css = read(file)
      .replace(/\/\*[\s\S]*?\*\//gu, '')
      .trim();
    expect(css).toMatch(/^@layer components \{[\s\S]*\}$/u);
  });
});

it('index.css declares the order of layers before its imports', () => {
  const [first] = read('styles/index.css')
    .replace(/\/\*[^*]*\*\//gu, '')
    .trim()
    .split('\n');
  expect(first).toBe('@layer reset, tokens, base, layout, components, utilities, print;');
});

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();
/** The style files of components. `Bidi.css` selects by `dir`, so it has no class with its name. */
const componentStyles = styleFiles.filter(
  (path) => /\/(\w+)\/\1\.css$/u.test(path) && !path.includes('/Bidi/'),
);

it.each(componentStyles)('a class has the name of its component in %s', (path) => {
  const source = read(path.replace(/css$/u, 'tsx'));
  const components = [...source.matchAll(/^export function ([A-Z]\w*)/gmu)].map(([, name = '']) =>
    kebab(name),
  );
  expect(read(path)).toMatch(new RegExp(`\\.(?:${components.join('|')})(?![a-z-])`, 'u'));
});

describe.each([
  // Classes of links with `tel:` and of elements inside them.
  [
    'green',
    'a link that dials',
    /--c-(?:on-)?call\b|--c-call-/u,
    /^\.(?:call-button|compact-call-button|call-bar__call|phone-text)/u,
  ],
  ['red', 'an error', /--c-error/u, /error/u],
])('%s', (_color, meaning, tokens, selectors) => {
  it.each(styleFiles)(`is only the color of ${meaning} in %s`, (path) => {
    const rules = rulesOf(read(path)).filter(({ body }) => tokens.test(body));
    for (const { selector } of rules) expect(selector).toMatch(selectors);
  });
});

/** Without nested rules, including those inside at-rules. */
function rulesOf(css: string): { readonly selector: string; readonly body: string }[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//gu, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));
}

const css = read('styles/tokens.css');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = new Map(declarations(lightCss));
const themes = { light, dark: new Map([...light, ...declarations(darkCss)]) };

testTables(join(import.meta.dirname, 'contrast.yaml'), {
  'too little contrast': (minimum: number, pairs: Readonly<Record<string, string[]>>) =>
    Object.entries(themes).flatMap(([theme, tokens]) =>
      Object.entries(pairs).flatMap(([name, backgrounds]) =>
        backgrounds.flatMap((background) => {
          const found = contrast(color(`c-${name}`, tokens), color(`c-${background}`, tokens));
          return found >= minimum ? [] : `${theme}: ${name} on ${background} has ${found}`;
        }),
      ),
    ),
});

it('has no unused token', () => {
  const allStyles = fastGlob.sync('**/*.css', { cwd: templates }).map(read).join('\n');
  expect([...light.keys()].filter((name) => !allStyles.includes(`var(--${name})`))).toEqual([]);
});

function declarations(css: string): [string, string][] {
  return [...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]);
}

function color(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(name) ?? '';
  const reference = /^var\(--([a-z0-9-]+)\)$/u.exec(value)?.[1];
  return reference === undefined ? value : color(reference, tokens);
}

/** By the formula of WCAG 2. */
function contrast(colorA: string, colorB: string): number {
  const [darker = 0, lighter = 0] = [luminance(colorA), luminance(colorB)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/giu, '$&$&') : hex;
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5]
    .map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
