import { describe, expect, it } from 'vitest';
import type { ContentText } from '../../../generator/content/content-text.ts';
import { wrongLetters } from '../../../generator/rules/wrong-letters.ts';
import { siteStyles, textsOf } from './content-files.ts';
import { tryTexts } from './try-texts.ts';

const check = (texts: readonly ContentText[]) =>
  wrongLetters.run({ texts, strings: texts, styles: siteStyles });

const checkVisible = (texts: readonly ContentText[]) =>
  check(texts).filter(({ rule }) => rule !== 'text/invisible');

tryTexts(checkVisible, [
  ['en', 'a⟦Ã±⟧b', 'Type the letter again, and save the file as UTF-8.'],
  ['en', 'a⟦Ã\u00AD⟧b'],
  ['en', 'a⟦Â¿⟧b'],
  ['en', 'a⟦â€œ⟧b'],
  ['en', 'a⟦Ø´⟧Ù‡Ø±b'],
  ['en', 'Señor Ñandú pâté'],
  ['en', 'Crème brûlée, château'],
  ['en', 'Øre, Ångström'],
  ['en', '«¿Cómo?», “así”…'],
  ['en', 'السلام عليكم'],
  ['en', '10 °C · §5 – 7'],
  // Missing Spanish accents.
  ['es', 'La ⟦carcel⟧ del condado', 'Write cárcel'],
  ['es', 'Llame a la ⟦policia⟧.', 'Write policía'],
  ['es', 'La ⟦DETENCION⟧', 'Write DETENCIÓN'],
  ['es', 'su ⟦numero⟧ de telefono', 'Write número'],
  ['es', 'La cárcel, la policía y la información.'],
  ['es', 'Las fianzas y las decisiones de inmigración.'],
  ['es', 'Ella telefoneó y numeró.'],
  ['es', 'Vea [la guía](/informacion) y {{telefono}}.'],
  ['en', 'la carcel'],
  // Digits, punctuation and ranges in the form of a script.
  ['ar', 'عند ⟦۲۴⟧ ساعة', 'Write 24.'],
  ['ar', 'شكرًا⟦,⟧ ربما', 'Write ،'],
  ['ar', 'هل؟ نعم⟦;⟧ ربما', 'Write ؛'],
  ['ar', 'متى⟦?⟧', 'Write ؟'],
  ['ar', 'من ⟦24 – 48⟧ ساعة', 'Write the range in words: «من 24 إلى 48».'],
  ['ar', 'نعم، ربما؛ متى؟'],
  ['ar', 'المبلغ 25,000 دولار و4.9'],
  ['ar', 'انظروا [الخدمة](/services/24-7-service) و{{phone}}'],
  ['ar', 'الرقم 626-234-5678'],
  ['ar', 'محامٍ (Public Defender, LA)'],
  // The rule depends on the script of a language, not on its tag.
  ['fa', 'در ⟦۲۴⟧ ساعت'],
  ['ur', 'کب⟦?⟧'],
  ['en', '2-4 hours, "now"?'],
]);

it('reports wrongly decoded bytes once for a file, because they have one cause', () => {
  const english = textsOf('en', { plain: 'caf\u00c3\u00a9', rich: 'it\u00e2\u20ac\u2122s' });
  const spanish = textsOf('es', { plain: 'ni\u00c3\u00b1o' });
  const problems = check([...english, ...spanish]);
  expect(problems.map(({ message }) => message.includes('another text'))).toEqual([true, false]);
});

describe('a special character', () => {
  const checkPlain = (plain: string) => check(textsOf('en', { plain }));

  const rejectedCodes =
    '202A 202B 202C 202D 202E 2066 2067 2068 2069 200B 200C 200D 2060 FEFF 00AD 0000 0009 007F 0085 2028 D800';

  it.each(rejectedCodes.split(' '))('is reported: U+%s', (code) => {
    const [problem] = checkPlain(`ab${String.fromCodePoint(Number.parseInt(code, 16))}c`);
    expect(problem?.message).toContain(`U+${code}`);
    expect(problem?.location).toMatchObject({ within: { start: 2, length: 1 } });
  });

  it.each(['200E', '200F', '00A0', '000A', '2011'])('is accepted: U+%s', (code) => {
    expect(checkPlain(`a${String.fromCodePoint(Number.parseInt(code, 16))}b`)).toEqual([]);
  });
});
