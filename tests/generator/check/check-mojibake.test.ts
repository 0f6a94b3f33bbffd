import { expect, it } from 'vitest';
import { checkMojibake } from '../../../generator/check/check-mojibake.ts';
import { siteStyles, textsOf } from './content-files.ts';
import { tryTexts } from './try-texts.ts';

tryTexts(
  (texts) => checkMojibake(texts, siteStyles),
  [
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
    // Accents that Spanish words have lost.
    ['es', 'La ⟦carcel⟧ del condado', 'Write cárcel'],
    ['es', 'Llame a la ⟦policia⟧.', 'Write policía'],
    ['es', 'La ⟦DETENCION⟧', 'Write DETENCIÓN'],
    ['es', 'su ⟦numero⟧ de telefono', 'Write número'],
    ['es', 'La cárcel, la policía y la información.'],
    ['es', 'Las fianzas y las decisiones de inmigración.'],
    ['es', 'Ella telefoneó y numeró.'],
    ['es', 'Vea [la guía](/informacion) y {{telefono}}.'],
    ['en', 'la carcel'],
  ],
);

it('tells broken bytes once for a file, because they were broken together', () => {
  const english = textsOf('en', { plain: 'caf\u00c3\u00a9', rich: 'it\u00e2\u20ac\u2122s' });
  const spanish = textsOf('es', { plain: 'ni\u00c3\u00b1o' });
  const problems = checkMojibake([...english, ...spanish], siteStyles);
  expect(problems.map(({ message }) => message.includes('another text'))).toEqual([true, false]);
});
