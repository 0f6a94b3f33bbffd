/** Texts are a third longer and have accents: shows text that overflows or is not in a content file. */
import { isPlainObject } from '../../../schema/data-path.ts';
import { mapTexts, type Site } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { findLanguages, SITE_FILE } from '../../content/find-languages.ts';

/** The region that CLDR reserves for pseudo-locales. */
const region = 'XA';

export function addPseudoLanguage(files: readonly ContentFile[]): ContentFile[] {
  const { referenceLanguage: source } = findLanguages(files);
  const sourceFiles = files.filter(({ fileType }) => 'language' in fileType && fileType.language === source);
  const pseudoRowsOf = (row: Site['languages'][number]) =>
    row.tag === source ? [{ ...row, tag: tagOf(row.tag), name: pseudoLocalize(row.name) }] : [];
  const withLanguage = files.map((file) =>
    changeLanguages(file, (rows) => [...rows, ...rows.flatMap(pseudoRowsOf)]),
  );
  return [...withLanguage, ...sourceFiles.map(pseudoLocalizeFile)];
}

function changeLanguages(
  file: ContentFile,
  change: (rows: Site['languages']) => Site['languages'],
): ContentFile {
  if (file.source.path !== SITE_FILE) return file;
  // Content with errors is not rendered, so the settings match their schema.
  const settings = file.record as Site;
  return { ...file, record: { ...settings, languages: change(settings.languages) } };
}

const tagOf = (source: string) => `${source}-${region}`;

/** Memoized, because later stages cache their results by file object. */
const pseudoLocalizeFile = memoizePerObject((file: ContentFile): ContentFile => {
  const { fileType, source, schema, record } = file;
  if (!('language' in fileType)) return file;
  const tag = tagOf(fileType.language);
  return {
    ...file,
    fileType: { ...fileType, language: tag },
    source: { ...source, path: source.path.replace(`/${fileType.language}/`, `/${tag}/`) },
    record: mapTexts(schema, record, (_field, _path, value) => pseudoLocalizeValue(value)),
  };
});

function pseudoLocalizeValue(value: unknown): unknown {
  if (typeof value === 'string') return pseudoLocalize(value);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([form, text]) => [form, pseudoLocalizeValue(text)]));
}

const plainLetters = 'AEIOUYaeiouyCcNn';
const accentedLetters = 'ÀÉÎÕÜÝàéîõüýÇçÑñ';

/** Pseudo-localizes a text, except for placeholders and link targets. */
function pseudoLocalize(text: string): string {
  const accentedText = text.replace(
    /\{\{.*?\}\}|\]\([^)]*\)|[AEIOUYaeiouyCcNn]/gu,
    (found) => accentedLetters[plainLetters.indexOf(found)] ?? found,
  );
  return `${accentedText} ${'~'.repeat(Math.ceil(text.length / 3))}`;
}
