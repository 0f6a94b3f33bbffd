import { stringify } from 'yaml';
import { Language, ownTextFiles } from '../../../schema/index.ts';
import { listTexts } from '../../content/content-text.ts';
import { SITE_FILE } from '../../content/find-languages.ts';
import { languageName } from '../../text/languages.ts';
import { addItem, type Plan, type Project } from './new-files.ts';

export function buildLanguageFiles(tag: string, { files, languages }: Project): Plan {
  const [source = ''] = languages;
  if (languages.includes(tag)) return { error: `The site has ${languageName(tag)} already.` };
  const row = rowOf(tag);
  if (row === undefined) {
    return { error: `"${tag}" is not a known language tag. Examples of tags: fr, hy, pt-BR.` };
  }
  const settings = files.find(({ source: { path } }) => path === SITE_FILE)?.source.text;
  const newSettings = settings === undefined ? undefined : addItem(settings, ['languages'], formatRow(row));
  const sourceFiles = files.filter(
    ({ fileType, source: { isUnreadable } }) =>
      'language' in fileType && fileType.language === source && !isUnreadable,
  );
  if (newSettings === undefined || sourceFiles.length === 0) {
    return { error: `There is no language to copy: ${SITE_FILE} must list one that has files.` };
  }
  const newPathOf = (path: string) => path.replace(`content/${source}/`, `content/${tag}/`);
  return {
    files: [
      ...sourceFiles.map(({ source: { path, text } }) => ({ path: newPathOf(path), text })),
      { path: SITE_FILE, text: newSettings, replaces: true },
    ],
    report: formatReport(
      tag,
      source,
      sourceFiles.map((file) => [newPathOf(file.source.path), listTexts([file]).length]),
    ),
  };
}

/** From CLDR; undefined when CLDR does not contain it. */
function rowOf(tag: string): Language | undefined {
  if (!Language.shape.tag.safeParse(tag).success) return undefined;
  const { language, region } = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  const row = Language.safeParse({
    tag,
    name: name && `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}`,
    dir: new Intl.Locale(tag).getTextInfo().direction,
    // All pages use Western digits.
    numberLocale: `${language}-${region}-u-nu-latn`,
    openGraphLocale: `${language}_${region}`,
    draft: true,
  });
  return row.success ? row.data : undefined;
}

const formatRow = (row: Language): string => stringify(row, { collectionStyle: 'flow', lineWidth: 0 }).trim();

function formatReport(tag: string, source: string, counts: readonly (readonly [string, number])[]): string {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const width = String(total).length;
  return [
    `${languageName(tag)} is a draft: its row is in ${SITE_FILE}, and content/${tag}/ has copies of the ${languageName(source)} texts.`,
    `Check the row, and translate ${total} texts:`,
    '',
    ...counts.map(([path, count]) => `  ${String(count).padStart(width)}  ${path}`),
    '',
    `Write these files for the language instead of translating them: ${ownTextFiles.map((name) => `${name}.yaml`).join(', ')}.`,
    'npm run check reports each text that is not translated. Pages of a draft are not published. When somebody has read all texts,',
    'replace "draft: true" with "reviewed: { name: …, date: … }" in the row.',
    '',
  ].join('\n');
}
