import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Bidi } from '../../../templates/components/Bidi/Bidi.tsx';

const print = (text: string) => renderToStaticMarkup(createElement(Bidi, { text }));

describe('Bidi', () => {
  it('prints words without runs as they are', () => {
    expect(print('Bail & bonds')).toBe('Bail &amp; bonds');
  });

  it('isolates a number without naming a language', () => {
    expect(print('الرسم \u2066$2,500\u2069.')).toBe('الرسم <bdi dir="ltr">$2,500</bdi>.');
  });

  it('names the language of Latin words', () => {
    expect(print('(\u2066Booking\u2069)')).toBe('(<bdi dir="ltr" lang="en">Booking</bdi>)');
  });

  it('isolates Arabic words in pages that run from left to right', () => {
    expect(print('\u2067مرحبا\u2069!')).toBe('<bdi dir="rtl" lang="ar">مرحبا</bdi>!');
  });

  it('isolates every run of a sentence', () => {
    expect(print('\u2066A\u2069 أو \u2066B\u2069')).toBe(
      '<bdi dir="ltr" lang="en">A</bdi> أو <bdi dir="ltr" lang="en">B</bdi>',
    );
  });

  it('prints a run that was isolated twice once', () => {
    expect(print('\u2066\u206610%\u2069\u2069')).toBe('<bdi dir="ltr">10%</bdi>');
  });

  it('keeps the name of a county on its line', () => {
    expect(print('(\u2066San Bernardino County\u2069)')).not.toContain('wraps');
  });

  it('lets a run break that is longer than a narrow column', () => {
    expect(print('\u2066California Department of Insurance\u2069')).toContain('class="wraps"');
  });
});
