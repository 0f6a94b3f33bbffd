import { checkForbiddenTerms } from '../../../generator/check/check-forbidden-terms.ts';
import { Style } from '../../../schema/index.ts';
import { siteStyles } from './content-files.ts';
import { tryTexts } from './try-texts.ts';

/** A style with terms, each with a word to write and phrases that are allowed; all else is as this site has it. */
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
  (texts) => checkForbiddenTerms(texts, styles),
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
