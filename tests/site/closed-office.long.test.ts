/** Closes each office of this site in memory and searches the texts that still call its town an office. */
import { expect, it } from 'vitest';
import { createContentIndex } from '../../generator/content/content-index.ts';
import { listTexts } from '../../generator/content/content-text.ts';
import { blankOut } from '../../generator/content/find-patterns.ts';
import { printText } from '../../generator/content/print-shared-values.ts';
import { runRules } from '../../generator/rules/run-rules.ts';
import { buildTermPattern } from '../../generator/text/term-pattern.ts';
import { officePlaceholder } from '../../schema/placeholder-names.ts';
import { siteContent, siteFiles } from '../site-model.ts';

const { offices } = siteContent.facts.offices;

/** Returns the files without the facts of an office. Its texts remain. */
const closeOffice = (closed: string) =>
  siteFiles.map((file) => {
    if (file.fileType.type !== 'facts' || file.fileType.name !== 'offices') return file;
    const data = { ...(file.data as object), offices: offices.filter(({ id }) => id !== closed) };
    return { ...file, data, record: data };
  });

function buildOfficeTest(language: string, id: string): (printed: string) => boolean {
  const { files } = siteContent.texts.get(language) ?? {};
  const fillNames = (patterns: readonly string[] = []) =>
    buildTermPattern(patterns.map((pattern) => pattern.replace('_', files?.offices.offices[id]?.name ?? '')));
  const { office, except } = files?.style.places ?? {};
  const [named, ofOthers] = [fillNames(office), fillNames(except)];
  return (printed) => blankOut(printed, ofOthers).search(named) !== -1;
}

it.each(offices)('after closing $id, each text that calls its town an office has a problem', ({ id }) => {
  const files = closeOffice(id);
  const index = createContentIndex({ files });
  const problems = runRules(index);
  const reported = new Set(problems.map(({ location, key }) => `${location.file} ${key}`));
  const texts = Map.groupBy(listTexts(files), ({ language }) => language);
  const left = [...texts].flatMap(([language, listed]) => {
    const isNamed = buildOfficeTest(language, id);
    return listed
      .filter(({ text }) => {
        const printed = printText(text, index.valuesOf(language));
        return isNamed(printed) || printed.includes(officePlaceholder(id));
      })
      .map(({ file, key }) => `${file} ${key}`);
  });
  expect(left.filter((text) => !reported.has(text))).toEqual([]);
  // Its own texts are reported in every language.
  const ownTexts = [...siteContent.texts.keys()].map(
    (language) => `content/${language}/offices.yaml offices.${id}`,
  );
  expect(ownTexts.filter((text) => !reported.has(text))).toEqual([]);
});
