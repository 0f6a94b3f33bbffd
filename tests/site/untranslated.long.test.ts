import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkUntranslated } from '../../generator/check/check-untranslated.ts';
import { findStyles } from '../../generator/check/find-style.ts';
import { twinKey } from '../../generator/check/twins.ts';
import { listTexts, type WrittenText } from '../../generator/check/written-text.ts';
import { parseFile } from '../../generator/parse/parse-file.ts';
import { readContent } from '../../generator/read/read-content.ts';
import { validateFiles } from '../../generator/validate/validate-files.ts';

const source = 'en';
const read = await readContent(path.join(import.meta.dirname, '../..'));
const files = validateFiles(read.value.map((file) => parseFile(file).value)).value;
const styles = findStyles(files);
const texts = listTexts(files);
const sources = Map.groupBy(
  texts.filter(({ language }) => language === source),
  ({ kind }) => twinKey(kind),
);
/** The texts of a language with English words in their places. */
const copiesIn = (language: string) =>
  texts.filter((text) => text.language === language).flatMap((text) => inEnglish(text) ?? []);

/** The English words of a text, in its place; each plural form has that of the same name, or the last. */
function inEnglish(text: WrittenText): WrittenText | undefined {
  const own = sources.get(twinKey(text.kind)) ?? [];
  const twin =
    own.find(({ key }) => key === text.key) ??
    own.find(({ key }) => text.field.kind === 'plural' && key === text.key.replace(/\.\w+$/u, '.other'));
  return twin === undefined ? undefined : { ...text, text: twin.text };
}

const isFound = (text: WrittenText) =>
  checkUntranslated({ texts: [...(sources.get(twinKey(text.kind)) ?? []), text], styles, source }).some(
    ({ language }) => language === text.language,
  );

/** Brands and places of quotations stay as they are; placeholders and abbreviations alone are no words. */
const isTranslated = ({ field, text }: WrittenText) =>
  field.keeps !== 'fixed' && /\p{Ll}/u.test(text.replace(/\{\{[^{}]*\}\}|\]\([^()]*\)/gu, ''));

describe('English in the place of a translation', () => {
  it('is found in every text of every Arabic file, one at a time', () => {
    const copies = copiesIn('ar').filter(isTranslated);
    expect(copies.length).toBeGreaterThan(1000);
    expect(copies.filter((copy) => !isFound(copy)).map(({ file, key }) => `${file} ${key}`)).toEqual([]);
  });

  it('is found in every text of every Spanish file but names and single words that both languages share', () => {
    const copies = copiesIn('es').filter(isTranslated);
    expect(copies.length).toBeGreaterThan(1000);
    const missed = copies.filter((copy) => !isFound(copy) && copy.field.keeps !== 'name');
    expect(missed.map(({ text }) => text).filter((text) => /\s/u.test(text))).toEqual([]);
  });

  it.each(['ar', 'es'])('is found when a whole language is English, in %s', (language) => {
    const copies = copiesIn(language);
    const english = texts.filter((text) => text.language === source);
    const found = new Set(
      checkUntranslated({ texts: [...english, ...copies], styles, source }).map(
        ({ key, place }) => `${place.file} ${key}`,
      ),
    );
    const alone = copies.filter(isFound).map(({ file, key }) => `${file} ${key}`);
    expect(found).toEqual(new Set(alone));
  });
});
