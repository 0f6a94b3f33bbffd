import { expect, it } from 'vitest';
import { removeSuperseded } from '../../../generator/rules/remove-superseded.ts';
import { writingStyle } from '../../../generator/rules/writing-style.ts';
import { Style } from '../../../schema/index.ts';
import { siteStyles, textsOf } from './content-files.ts';
import { tryTexts } from './try-texts.ts';

/** Returns the English style of this site with other forbidden terms, each with its allowed phrases. */
function styleOf(...terms: readonly (readonly [words: string[], except?: string[]])[]): Style {
  const forbidden = terms.map(([words, except]) => ({ words, reason: 'No.', write: 'sheriff', except }));
  return Style.parse({ ...siteStyles.get('en'), forbidden });
}

const styles = new Map([
  ['ar', styleOf([['نشر الكفالة']], [['المدعى عليه', 'المدعى عليها']], [['كفيل', 'كفيله']])],
  ['es', styleOf([['fiador'], ['“fiador judicial”']], [['tú', 'tu']], [['convicción']], [['alguacil']])],
  [
    'en',
    styleOf([['free bail'], ['free bail consultation']], [['{{premiumRate}} down', '10% down']], [['easy']]),
  ],
]);

tryTexts(
  (texts) => writingStyle.run({ texts, styles }),
  [
    ['ar', 'يقوم الوكيل ⟦بنشر الكفالة⟧ في السجن.'],
    ['ar', 'هذا حق ⟦للمدعى عليه⟧.'],
    ['ar', 'وهذا حق ⟦المدّعى عليها⟧.'],
    ['ar', 'يوقّع ⟦الكفيل⟧ هنا.'],
    ['ar', 'تكفيل'],
    ['es', 'Una ⟦CONVICCION⟧ anterior.'],
    ['es', 'Si ⟦tú⟧ firmas, pagas.'],
    ['es', 'En la corte, el agente es el “fiador judicial”.'],
    ['es', 'En papeles, “fiador judicial”; entre amigos, el ⟦fiador⟧ paga.'],
    ['es', 'Estudios, tutelas y tíos.'],
    ['es', 'La [guía](/fiador) explica.'],
    ['en', 'Only ⟦10% down⟧.'],
    ['en', 'a free bail consultation'],
    ['en', 'uneasy and breezy'],
    ['sv', 'easy and free bail'],
  ],
);

tryTexts(
  (texts) => removeSuperseded(writingStyle.run({ texts, styles: siteStyles })),
  [
    ['en', 'See **[⟦here⟧](/faq)**.'],
    ['en', 'See **[⟦Click here⟧](/faq)**.'],
    ['en', 'See **[⟦Read more…⟧](/faq)**.'],
    ['en', 'See **[⟦»more«⟧](/faq)**.'],
    ['ar', '**[⟦هنا⟧](/faq)**'],
    ['ar', '**[⟦اضغط هنا⟧](/faq)**'],
    ['ar', '**[⟦المزيد⟧](/faq)**'],
    ['ar', '**[⟦إقرأ المزيدَ⟧](/faq)**'],
    ['es', 'Vea **[⟦aquí⟧](/faq)**.'],
    ['es', 'Vea **[⟦AQUI⟧](/faq)**.'],
    ['es', 'Vea **[⟦Haga clic aquí⟧](/faq)**.'],
    ['es', 'Vea **[⟦Leer más⟧](/faq)**.'],
    ['en', 'See [the questions families ask here](/faq).'],
    ['en', 'See [more about co-signing](/faq).'],
    ['en', 'Read more here.'],
    ['ar', '[المزيد عن الضامن](/faq)'],
    ['es', '[aquí está la guía](/faq)'],
    // A word of another language, and a language without a list.
    ['es', 'See [here](/faq).'],
    ['sv', 'See [här](/faq).'],
    // Paired punctuation.
    ['es', '¿Cuánto cuesta?'],
    ['es', 'Si ya fijaron la fianza, ¿cuánto se paga? ¿Y cuándo?'],
    ['es', '¡Gracias! ¿Sí?'],
    ['es', 'Lea [la guía](https://a.example/?b=c) y llame.'],
    ['es', 'Cuánto cuesta⟦?⟧'],
    ['es', '¿Cuánto? Y cuándo⟦?⟧'],
    ['es', '⟦¿⟧Cuánto ¿cuándo?'],
    ['es', 'Gracias⟦!⟧'],
    ['en', 'How much?'],
  ],
);

it('ignores link syntax in a field without marks', () => {
  expect(writingStyle.run({ texts: textsOf('en', { plain: '[here](/faq)' }), styles: siteStyles })).toEqual(
    [],
  );
});
