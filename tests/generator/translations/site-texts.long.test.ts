/** What leaves this site as XLIFF and comes back as it was changes no word of it. */
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseLock } from '../../../generator/check/lock.ts';
import { placeWords, sortReturned } from '../../../generator/translations/plan-import.ts';
import { surveyTranslations } from '../../../generator/translations/survey.ts';
import { formatXliff, readXliff, unitsOf } from '../../../generator/translations/xliff.ts';
import { valueAt } from '../../../schema/data-path.ts';
import { siteFiles as files } from '../../site-model.ts';

const content = { files, lock: parseLock(''), source: 'en', languages: ['ar', 'es'] };
const all = surveyTranslations(content);

it.each(['ar', 'es'])(
  'the texts of this site in %s survive the way through XLIFF and back into their files',
  async (target) => {
    const translations = all.filter(({ language }) => language === target);
    const units = translations.flatMap(unitsOf);
    const text = await formatXliff(units, () => ['A note.'], { source: 'en', target });
    const back = await readXliff(text);
    expect(back?.units.map(({ source }) => source)).toEqual(units.map(({ source }) => source));
    // Each comes back with the words that the language has today.
    const returned = (back?.units ?? []).map((one, index) => {
      const unit = units[index];
      const data = files.find(({ source }) => source.path === unit?.translation.file)?.data;
      return { ...one, target: String(valueAt(data, unit?.path ?? [])) };
    });
    const { value: arrivals, diagnostics } = sortReturned(
      { file: 'x.xlf', text, units: returned },
      translations,
    );
    expect([arrivals.length, diagnostics]).toEqual([units.length, []]);
    const placed = placeWords(arrivals, files);
    expect(placed.diagnostics).toEqual([]);
    for (const [path, after] of placed.value) {
      expect(parse(after), path).toEqual(files.find(({ source }) => source.path === path)?.data);
      const comments = (yaml = '') => yaml.match(/^ *#.*$/gmu);
      expect(comments(after), path).toEqual(
        comments(files.find(({ source }) => source.path === path)?.source.text),
      );
    }
  },
);
