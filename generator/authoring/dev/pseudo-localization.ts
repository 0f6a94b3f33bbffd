/**
 * A language made of the source, to look at a layout with: every text is a third longer and in letters with accents, so
 * that what is cut off, or comes from no content file, is seen. Never published: only `dev` knows of it.
 */
import { isPlainObject } from '../../../schema/data-path.ts';
import { mapTexts, type Site } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { findLanguages, SITE_FILE } from '../../content/find-languages.ts';

/** The region that CLDR keeps for such languages. */
const region = 'XA';

/** The files with those of the pseudo-language behind them. */
export function addPseudoLanguage(files: readonly ContentFile[]): ContentFile[] {
  const { source } = findLanguages(files);
  const own = files.filter(({ kind }) => 'language' in kind && kind.language === source);
  const pseudoOf = (row: Site['languages'][number]) =>
    row.tag === source ? { ...row, tag: tagOf(row.tag), name: pseudoLocalize(row.name) } : [];
  const listed = files.map((file) => changeLanguages(file, (rows) => [...rows, ...rows.flatMap(pseudoOf)]));
  return [...listed, ...own.map(pseudoLocalizeFile)];
}

/** The settings with other rows of languages; any other file as it is. */
function changeLanguages(
  file: ContentFile,
  change: (rows: Site['languages']) => Site['languages'],
): ContentFile {
  if (file.source.path !== SITE_FILE) return file;
  // Content with errors is not shown, so the settings fit their schema.
  const settings = file.record as Site;
  return { ...file, record: { ...settings, languages: change(settings.languages) } };
}

const tagOf = (source: string) => `${source}-${region}`;

/** A file that did not change stays the same object, for which much is known already. */
const pseudoLocalizeFile = memoizePerObject((file: ContentFile): ContentFile => {
  const { kind, source, schema, record } = file;
  if (!('language' in kind)) return file;
  const tag = tagOf(kind.language);
  return {
    ...file,
    kind: { ...kind, language: tag },
    source: { ...source, path: source.path.replace(`/${kind.language}/`, `/${tag}/`) },
    record: mapTexts(schema, record, (_field, _path, value) => pseudoLocalizeValue(value)),
  };
});

/** A text, or a counted one with its forms. */
function pseudoLocalizeValue(value: unknown): unknown {
  if (typeof value === 'string') return pseudoLocalize(value);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([form, text]) => [form, pseudoLocalizeValue(text)]));
}

const plain = 'AEIOUYaeiouyCcNn';
const accented = 'ÀÉÎÕÜÝàéîõüýÇçÑñ';

/** Placeholders and the targets of links stay as they are. */
function pseudoLocalize(text: string): string {
  const letters = text.replace(
    /\{\{.*?\}\}|\]\([^)]*\)|[AEIOUYaeiouyCcNn]/gu,
    (found) => accented[plain.indexOf(found)] ?? found,
  );
  return `${letters} ${'~'.repeat(Math.ceil(text.length / 3))}`;
}
