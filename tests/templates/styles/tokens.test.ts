import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';

const templates = join(import.meta.dirname, '..', '..', '..', 'templates');
const css = readFileSync(join(templates, 'styles/tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = new Map(declarations(lightCss));
const themes = { light, dark: new Map([...light, ...declarations(darkCss)]) };

const pageBackgrounds = ['c-page', 'c-sheet', 'c-band'];
const colorPairs: readonly (readonly [string, readonly string[], number])[] = [
  ['c-text', pageBackgrounds, 7],
  ['c-muted', pageBackgrounds, 7],
  ['c-link', pageBackgrounds, 4.5],
  ['c-visited', pageBackgrounds, 4.5],
  ['c-call-text', pageBackgrounds, 4.5],
  ['c-error', pageBackgrounds, 4.5],
  ['c-text', ['c-target'], 7],
  ['c-on-mark', ['c-mark'], 7],
  ['c-on-call', ['c-call', 'c-call-hover'], 4.5],
  ['c-page', ['c-text', 'c-link'], 4.5],
  ['c-sheet', ['c-text'], 4.5],
  ['c-on-sign', ['c-sign'], 7],
  ['c-call', pageBackgrounds, 3],
  ['c-thread', pageBackgrounds, 3],
  ['c-field', pageBackgrounds, 3],
  ['c-rule', pageBackgrounds, 3],
];

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  it.each(colorPairs)('has a contrast of %s on %j of at least %d', (foreground, backgrounds, minimum) => {
    for (const background of backgrounds) {
      expect(contrast(color(foreground, tokens), color(background, tokens))).toBeGreaterThanOrEqual(minimum);
    }
  });
});

it('has no unused token', () => {
  const styles = fastGlob.sync('**/*.css', { cwd: templates, absolute: true });
  const allStyles = styles.map((file) => readFileSync(file, 'utf8')).join('\n');
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
