import { expect, it } from 'vitest';
import { checkMojibake } from '../../../generator/check/check-mojibake.ts';
import { siteStyles, textsOf } from './content-files.ts';

const fixes = (language: string, rich: string) =>
  checkMojibake(textsOf(language, { rich }), siteStyles).map(({ fix }) => fix);

it.each(['Ã±', 'Ã\u00AD', 'Â¿', 'â€œ', 'Ø´Ù‡Ø±'])('refuses %s in any language', (broken) => {
  expect(fixes('en', `a${broken}b`)).toEqual(['Type the letter again, and save the file as UTF-8.']);
});

it('tells broken bytes once for a file, because they were broken together', () => {
  const english = textsOf('en', { plain: 'caf\u00c3\u00a9', rich: 'it\u00e2\u20ac\u2122s' });
  const spanish = textsOf('es', { plain: 'ni\u00c3\u00b1o' });
  const problems = checkMojibake([...english, ...spanish], siteStyles);
  expect(problems.map(({ message }) => message.includes('another text'))).toEqual([true, false]);
});

it.each([
  'Señor Ñandú pâté',
  'Crème brûlée, château',
  'Øre, Ångström',
  '«¿Cómo?», “así”…',
  'السلام عليكم',
  '10 °C · §5 – 7',
])('accepts %s', (text) => {
  expect(fixes('en', text)).toEqual([]);
});

it.each([
  ['La carcel del condado', 'Write cárcel'],
  ['Llame a la policia.', 'Write policía'],
  ['La DETENCION', 'Write DETENCIÓN'],
  ['su numero de telefono', 'Write número'],
])('sees, in Spanish, that "%s" lost an accent', (text, fix) => {
  expect(fixes('es', text)[0]).toBe(fix);
});

it.each([
  'La cárcel, la policía y la información.',
  'Las fianzas y las decisiones de inmigración.',
  'Ella telefoneó y numeró.',
  'Vea [la guía](/informacion) y {{telefono}}.',
])('accepts, in Spanish, "%s"', (text) => {
  expect(fixes('es', text)).toEqual([]);
});

it('leaves words of other languages alone', () => {
  expect(fixes('en', 'la carcel')).toEqual([]);
});
