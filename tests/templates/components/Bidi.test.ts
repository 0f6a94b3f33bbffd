import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Bidi } from '../../../templates/components/Bidi/Bidi.tsx';
import { inLanguage, languages } from '../in-language.tsx';

it.each([
  ['text without runs of the other direction unchanged', 'ltr', 'Bail & bonds', 'Bail &amp; bonds'],
  ['a number without a language', 'rtl', 'الرسم $2,500.', 'الرسم <bdi dir="ltr">$2,500</bdi>.'],
  ['Arabic text in left-to-right pages', 'ltr', 'مرحبا!', '<bdi dir="rtl" lang="ar">مرحبا</bdi>!'],
  [
    'the language of every Latin run',
    'rtl',
    '(A) أو B',
    '(<bdi dir="ltr" lang="en">A</bdi>) أو <bdi dir="ltr" lang="en">B</bdi>',
  ],
  [
    'a text that consists of one run',
    'rtl',
    'San Bernardino County',
    '<bdi dir="ltr" lang="en">San Bernardino County</bdi>',
  ],
  [
    'a run that may break because it is longer than a narrow column',
    'rtl',
    'California Department of Insurance',
    '<bdi dir="ltr" lang="en" class="wraps">California Department of Insurance</bdi>',
  ],
] as const)('prints %s', (_case, dir, text, html) => {
  expect(renderToStaticMarkup(inLanguage(createElement(Bidi, { text }), languages[dir]))).toBe(html);
});
