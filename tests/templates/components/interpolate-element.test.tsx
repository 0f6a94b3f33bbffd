import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PatternValues } from '../../../schema/index.ts';
import { interpolateElement } from '../../../templates/components/interpolate-element.tsx';
import { inLanguage, languages } from '../in-language.tsx';

const print = (pattern: (values: PatternValues) => string, dir: 'ltr' | 'rtl' = 'ltr') =>
  renderToStaticMarkup(inLanguage(interpolateElement(pattern, 'date', <b>x</b>), languages[dir]));

describe('interpolateElement', () => {
  it('replaces the placeholder with the element', () => {
    expect(print(({ date }) => `Updated ${date}.`)).toBe('Updated <b>x</b>.');
  });

  it('isolates runs of the other direction around the element', () => {
    expect(print(({ date }) => `${date} (PDF)`, 'rtl')).toBe('<b>x</b> (<bdi dir="ltr" lang="en">PDF</bdi>)');
  });
});
