/** The open texts of a language as XLIFF 2.1 for translators outside of Git, and what comes back. */
import { js2xliff, xliff2js } from 'xliff';
import { valueAt } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import { requiredForms } from '../check/plural-categories.ts';
import type { Translation } from './survey.ts';

/** A text, or one form of a counted text, as a translator gets it. */
export type Unit = ReturnType<typeof unitsOf>[number];

/** The units of a translation: one, or one for each form that the language needs. */
export function unitsOf(translation: Translation) {
  const { file, field, language, path, source } = translation;
  // Names of file and unit in XLIFF, which allows letters, digits, points and hyphens.
  const fileId = file.replace(/^content\/[^/]+\/|\.yaml$/gu, '').replaceAll('/', '.');
  const forms = field.kind === 'plural' ? requiredForms(language) : [undefined];
  return forms.map((form) => {
    /** Where the words stand in the file of the language. */
    const own: DataPath = form === undefined ? path : [...path, form];
    const words =
      form === undefined ? source.value : (valueAt(source.value, [form]) ?? valueAt(source.value, ['other']));
    return { fileId, id: own.join('.'), translation, path: own, source: String(words) };
  });
}

/**
 * The document; no unit has a target yet, so that one that comes back with words has been translated. `notesOf` says
 * what a translator is told beside the words.
 */
export async function formatXliff(
  units: readonly Unit[],
  notesOf: (unit: Unit) => readonly string[],
  languages: Languages,
): Promise<string> {
  const describe = (unit: Unit) => ({
    source: unit.source,
    note: notesOf(unit),
    additionalAttributes: { name: unit.translation.key, canResegment: 'no', 'xml:space': 'preserve' },
  });
  const files = Array.from(
    Map.groupBy(units, ({ fileId }) => fileId),
    ([file, own]) => [file, Object.fromEntries(own.map((unit) => [unit.id, describe(unit)]))] as const,
  );
  const data = {
    sourceLanguage: languages.source,
    targetLanguage: languages.target,
    resources: Object.fromEntries(files),
  };
  const xml = await js2xliff(data, { targetXliffVersion: '2.1', indent: '  ' });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

/** Tags of two languages. */
export type Languages = { readonly source: string; readonly target: string };

/** What came back, or undefined when it is no XLIFF 2 of two languages. */
export async function readXliff(text: string) {
  // The package takes a file that breaks off, and throws whatever comes to hand for what is no XLIFF.
  const isWhole = /<\/xliff>\s*$/u.test(text);
  const read = isWhole ? await xliff2js(text).catch(() => undefined) : undefined;
  const { sourceLanguage: source, targetLanguage: target, resources } = read ?? {};
  if (source === undefined || target === undefined || resources === undefined) return undefined;
  const files = byId(text.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>/gsu, ''), 'file');
  const units = Object.entries(resources).flatMap(([fileId, own]) => {
    // Of what is written twice, and of several segments, the package tells the last alone.
    const copies = files.get(fileId) ?? [];
    const written = byId(copies[0] ?? '', 'unit');
    return Object.entries(own).map(([id, unit]) => {
      const same = written.get(id) ?? [];
      const isDouble = copies.length > 1 || same.length > 1;
      return {
        fileId,
        id,
        ...textsOf(unit),
        isDouble,
        isSplit: same.some((one) => /<segment\b.*<segment\b/su.test(one)),
      };
    });
  });
  return { languages: { source, target }, units };
}

/** What is written from each start of an element to the next one, by the ids of the elements. */
function byId(text: string, name: string): Map<string | undefined, string[]> {
  const elements = text.split(new RegExp(`<${name}\\b`, 'u')).slice(1);
  return Map.groupBy(elements, (element) => /^[^>]*?\sid\s*=\s*(["'])(.*?)\1/u.exec(element)?.[2]);
}

/** A unit as it came back. */
export type ReturnedUnit = NonNullable<Awaited<ReturnType<typeof readXliff>>>['units'][number];

/** A text is undefined where there is none, or where codes of a tool stand in it. */
function textsOf(unit: { readonly source?: unknown; readonly target?: unknown } = {}) {
  const [source, target] = [textOf(unit.source), textOf(unit.target)];
  return { source, target, hasCodes: unit.target !== undefined && target === undefined };
}

/** Comments and CDATA cut a text into pieces. */
function textOf(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  return Array.isArray(content) && content.every((part) => typeof part === 'string')
    ? content.join('')
    : undefined;
}
