import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Bidi } from '../../../templates/components/Bidi/Bidi.tsx';
import { inLanguage, languages } from '../in-language.tsx';

const print = (text: string, dir: 'ltr' | 'rtl' = 'rtl') =>
  renderToStaticMarkup(inLanguage(createElement(Bidi, { text }), languages[dir]));

describe('Bidi', () => {
  it('prints words without runs as they are', () => {
    expect(print('Bail & bonds', 'ltr')).toBe('Bail &amp; bonds');
  });

  it('isolates a number without naming a language', () => {
    expect(print('الرسم $2,500.')).toBe('الرسم <bdi dir="ltr">$2,500</bdi>.');
  });

  it('names the language of Latin words', () => {
    expect(print('(Booking)')).toBe('(<bdi dir="ltr" lang="en">Booking</bdi>)');
  });

  it('isolates Arabic words in pages that run from left to right', () => {
    expect(print('مرحبا!', 'ltr')).toBe('<bdi dir="rtl" lang="ar">مرحبا</bdi>!');
  });

  it('isolates every run of a sentence', () => {
    expect(print('A أو B')).toBe('<bdi dir="ltr" lang="en">A</bdi> أو <bdi dir="ltr" lang="en">B</bdi>');
  });

  it('keeps the name of a county on its line', () => {
    expect(print('(San Bernardino County)')).not.toContain('wraps');
  });

  it('lets a run break that is longer than a narrow column', () => {
    expect(print('California Department of Insurance')).toContain('class="wraps"');
  });
});
