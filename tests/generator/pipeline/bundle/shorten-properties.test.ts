import { describe, expect, it } from 'vitest';
import { shorten, shortNames } from '../../../../generator/pipeline/bundle/shorten-properties.ts';

const css = ':root{--ink:#000;--page-edge:1px}p{color:var(--ink)}a{color:var(--ink,red);--own:1}';

describe('custom properties', () => {
  it('get short names everywhere, the most frequent the shortest', () => {
    expect(shorten(css, shortNames(css, ''))).toBe(
      ':root{--a:#000;--c:1px}p{color:var(--a)}a{color:var(--a,red);--b:1}',
    );
  });

  it('keep a name that a script uses', () => {
    const names = shortNames(css, "style.getPropertyValue('--ink')");
    expect(shorten(css, names)).toBe(
      ':root{--ink:#000;--b:1px}p{color:var(--ink)}a{color:var(--ink,red);--a:1}',
    );
  });

  it('get as many different names as they need', () => {
    const declarations = Array.from({ length: 800 }, (_, index) => `--name-${index}:0`).join(';');
    expect(new Set(shortNames(declarations, '').values()).size).toBe(800);
  });
});
