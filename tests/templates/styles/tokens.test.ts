/** Contrast of the colours, computed from the tokens. Also checks that every token is used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';

const templates = join(import.meta.dirname, '..', '..', '..', 'templates');
const css = readFileSync(join(templates, 'styles/tokens.css'), 'utf8');
const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = new Map(declarations(lightPart));
const themes = { light, dark: new Map([...light, ...declarations(darkPart)]) };

const grounds = ['c-page', 'c-sheet', 'c-band'];
/** Foreground, backgrounds, minimum ratio. */
const pairs: readonly (readonly [string, readonly string[], number])[] = [
  ['c-text', grounds, 7],
  ['c-muted', grounds, 7],
  ['c-link', grounds, 4.5],
  ['c-visited', grounds, 4.5],
  ['c-call-text', grounds, 4.5],
  ['c-error', grounds, 4.5],
  ['c-text', ['c-mark'], 7],
  ['c-on-call', ['c-call', 'c-call-hover'], 4.5],
  ['c-page', ['c-text', 'c-link'], 4.5],
  ['c-sheet', ['c-text'], 4.5],
  ['c-on-sign', ['c-sign'], 7],
  ['c-call', grounds, 3],
  ['c-thread', grounds, 3],
  ['c-field', grounds, 3],
  ['c-rule', grounds, 3],
];

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  it.each(pairs)('has a contrast of %s on %j of at least %d', (foreground, backgrounds, least) => {
    for (const background of backgrounds) {
      expect(contrast(colour(foreground, tokens), colour(background, tokens))).toBeGreaterThanOrEqual(least);
    }
  });
});

it('has no unused token', () => {
  const styles = fastGlob.sync('**/*.css', { cwd: templates, absolute: true });
  const sheet = styles.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect([...light.keys()].filter((name) => !sheet.includes(`var(--${name})`))).toEqual([]);
});

function declarations(part: string): [string, string][] {
  return [...part.matchAll(/--([a-z0-9-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]);
}

function colour(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(name) ?? '';
  const reference = /^var\(--([a-z0-9-]+)\)$/u.exec(value)?.[1];
  return reference === undefined ? value : colour(reference, tokens);
}

/** Returns the contrast ratio of two colours by the formula of WCAG 2. */
function contrast(one: string, two: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/giu, '$&$&') : hex;
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
