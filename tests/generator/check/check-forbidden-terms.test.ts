import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkForbiddenTerms } from '../../../generator/check/check-forbidden-terms.ts';
import { findStyles } from '../../../generator/check/find-style.ts';
import { parseFile } from '../../../generator/parse/parse-file.ts';
import { readContent } from '../../../generator/read/read-content.ts';
import { validateFiles } from '../../../generator/validate/validate-files.ts';
import { textsOf } from './content-files.ts';

// The lists are data of the site's own content.
const read = await readContent(join(import.meta.dirname, '../../..'));
const styles = findStyles(validateFiles(read.value.map((file) => parseFile(file).value)).value);

const found = (language: string, rich: string) =>
  checkForbiddenTerms(textsOf(language, { rich }), styles).map(
    ({ message }) => /^"([^"]*)"/u.exec(message)?.[1],
  );

describe('checkForbiddenTerms', () => {
  it.each([
    ['ar', 'يقوم الوكيل بنشر الكفالة في السجن.', 'بنشر الكفالة'],
    ['ar', 'تحدثوا مع المحامي العام.', 'المحامي العام'],
    ['ar', 'هذا حق للمدعى عليه.', 'للمدعى عليه'],
    ['ar', 'وهذا حق المدّعى عليها.', 'المدّعى عليها'],
    ['ar', 'قضية أمام المحكمة العليا في باسادينا.', 'المحكمة العليا'],
    ['ar', 'يوقّع الكفيل هنا.', 'الكفيل'],
    ['ar', 'وكفيله يدفع.', 'وكفيله'],
    ['ar', 'مكتبنا في الحمراء.', 'الحمراء'],
    ['ar', 'يخرج غدًا إن شاء الله.', 'إن شاء الله'],
    ['es', 'Pague el bono de fianza.', 'bono'],
    ['es', 'La persona dueña de la casa.', 'persona dueña'],
    ['es', 'El fiador paga.', 'fiador'],
    ['es', 'Un asalto en la calle.', 'asalto'],
    ['es', 'Una CONVICCION anterior.', 'CONVICCION'],
    ['es', 'Llene la aplicación.', 'aplicación'],
    ['es', 'Si tú firmas, pagas.', 'tú'],
    ['es', 'Lleva tu carro.', 'tu'],
    ['es', '¿Os llama?', 'Os'],
    ['en', 'Free bail for all.', 'Free bail'],
    ['en', 'With guaranteed release.', 'guaranteed release'],
    ['en', 'Only {{premiumRate}} down.', '{{premiumRate}} down'],
    ['en', 'Only 10% down.', '10% down'],
    ['en', 'Simply call us.', 'Simply'],
    ['en', 'It is easy.', 'easy'],
  ])('refuses, in %s, "%s"', (language, text, term) => {
    expect(found(language, text)).toEqual([term]);
  });

  it.each([
    ['ar', 'تسليم السند إلى السجن.'],
    ['ar', 'قالت المحكمة العليا في كاليفورنيا عام 2021.'],
    ['ar', 'توقفوا عند الإشارة الحمراء.'],
    ['ar', 'تكفيل'],
    ['ar', 'استشارة مجانية عن الكفالة'],
    ['es', 'En la corte, el agente es el “fiador judicial”.'],
    ['es', 'el alguacil de la sala'],
    ['es', 'Lo que tuvo este hombre, y los titulares.'],
    ['es', 'Estudios, tutelas y tíos.'],
    ['en', 'a free bail consultation'],
    ['en', 'Nobody can guarantee release.'],
    ['en', 'a down payment of 10%'],
    ['en', 'uneasy and breezy'],
    ['sv', 'Simply click here'],
  ])('accepts, in %s, "%s"', (language, text) => {
    expect(found(language, text)).toEqual([]);
  });

  it('points at the words and says what to write', () => {
    expect(checkForbiddenTerms(textsOf('es', { rich: 'El **alguacil** llama.' }), styles)).toMatchObject([
      { rule: 'text/forbidden-term', place: { within: { start: 5, length: 8 } }, fix: 'Write sheriff.' },
    ]);
  });

  it('looks for the term beside an allowed phrase, too', () => {
    const text = 'En papeles, “fiador judicial”; entre amigos, el fiador paga.';
    expect(checkForbiddenTerms(textsOf('es', { rich: text }), styles)[0]?.place).toMatchObject({
      within: { start: text.lastIndexOf('fiador') },
    });
  });

  it('does not read addresses of links', () => {
    expect(found('es', 'La [guía](/fiador) explica.')).toEqual([]);
  });

  it('finds every term in its own list', () => {
    for (const [language, terms] of styles) {
      for (const { words } of terms.forbidden) {
        for (const word of words) expect(found(language, `x, ${word}, x`).length, word).toBeGreaterThan(0);
      }
    }
  });
});
