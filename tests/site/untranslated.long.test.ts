import { expect, it } from 'vitest';
import { type ContentText, listTexts } from '../../generator/content/content-text.ts';
import { findStyles } from '../../generator/content/find-facts.ts';
import { translationKey } from '../../generator/content/group-translations.ts';
import { untranslatedTexts } from '../../generator/rules/untranslated-texts.ts';
import { siteFiles } from '../site-model.ts';

const source = 'en';
const styles = findStyles(siteFiles);
const texts = listTexts(siteFiles);
const sources = Map.groupBy(
  texts.filter(({ language }) => language === source),
  ({ fileType }) => translationKey(fileType),
);
/** The texts of a language with English words in their places. */
const copiesIn = (language: string) =>
  texts.filter((text) => text.language === language).flatMap((text) => inEnglish(text) ?? []);

/** The English words of a text, in its place; each plural form has that of the same name, or the last. */
function inEnglish(text: ContentText): ContentText | undefined {
  const own = sources.get(translationKey(text.fileType)) ?? [];
  const reference =
    own.find(({ key }) => key === text.key) ??
    own.find(({ key }) => text.field.kind === 'plural' && key === text.key.replace(/\.\w+$/u, '.other'));
  return reference === undefined ? undefined : { ...text, text: reference.text };
}

const isFound = (text: ContentText) =>
  untranslatedTexts
    .run({
      texts: [...(sources.get(translationKey(text.fileType)) ?? []), text],
      styles,
      referenceLanguage: source,
    })
    .some(({ language }) => language === text.language);

/** Brands and places of quotations stay as they are; placeholders and abbreviations alone are no words. */
const isTranslated = ({ field, text }: ContentText) =>
  field.keeps !== 'fixed' && /\p{Ll}/u.test(text.replace(/\{\{[^{}]*\}\}|\]\([^()]*\)/gu, ''));

/** Names and single words that both languages share may stay. */
const isShared = ({ field, text }: ContentText) => field.keeps === 'name' || !/\s/u.test(text);

it.each(['ar', 'es'])(
  'English in the place of a translation is found in every text of every file in %s',
  (tag) => {
    const copies = copiesIn(tag).filter(isTranslated);
    expect(copies.length).toBeGreaterThan(1000);
    const missed = copies.filter((copy) => !isFound(copy) && (tag === 'ar' || !isShared(copy)));
    expect(missed.map(({ file, key }) => `${file} ${key}`)).toEqual([]);
  },
);
