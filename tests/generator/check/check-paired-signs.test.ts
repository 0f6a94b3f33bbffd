import { expect, it } from 'vitest';
import { checkPairedSigns } from '../../../generator/check/check-paired-signs.ts';
import { siteStyles, textsOf } from './content-files.ts';

const check = (language: string, rich: string) =>
  checkPairedSigns(textsOf(language, { rich }), siteStyles).map(({ message, place }) => [
    message,
    'within' in place ? place.within?.start : undefined,
  ]);

it.each([
  '¿Cuánto cuesta?',
  'Si ya fijaron la fianza, ¿cuánto se paga? ¿Y cuándo?',
  '¡Gracias! ¿Sí?',
  'Lea [la guía](https://a.example/?b=c) y llame.',
])('accepts "%s"', (text) => {
  expect(check('es', text)).toEqual([]);
});

it.each([
  ['Cuánto cuesta?', '"?" stands without "¿".', 13],
  ['¿Cuánto? Y cuándo?', '"?" stands without "¿".', 17],
  ['¿Cuánto ¿cuándo?', '"¿" stands without "?".', 0],
  ['Gracias!', '"!" stands without "¡".', 7],
])('refuses "%s"', (text, message, start) => {
  expect(check('es', text)).toEqual([[message, start]]);
});

it('asks it of no other language', () => {
  expect(check('en', 'How much?')).toEqual([]);
});
