import { expect, it } from 'vitest';
import type { ContentFile } from '../../../generator/content/content-file.ts';
import { planPages } from '../../../generator/content/routes/plan-pages.ts';
import { futureDates } from '../../../generator/rules/future-dates.ts';
import { facts, recordFacts } from './content-files.ts';

const day = '2026-11-20';

/** Returns the keys of the dates that the rule reports on that day. */
function find(files: readonly ContentFile[], acceptsFutureDates = false) {
  const { unpublished } = planPages(files, { date: day });
  return futureDates.run({ files, unpublished, day, acceptsFutureDates }).map(({ key }) => key);
}

it.each<[string, ContentFile]>([
  ['updated', facts('business', { updated: '2027-11-20' })],
  ['agency.licenseChecked', facts('site', { agency: { licenseChecked: '2026-11-22' } })],
  [
    'jails[0].source.checked',
    recordFacts('counties', 'los-angeles', { jails: [{ source: { checked: '2026-11-22' } }] }),
  ],
  ['languages[0].reviewed.date', facts('site', { languages: [{ reviewed: { date: '2026-11-22' } }] })],
])('reports %s when it is later than tomorrow', (key, file) => {
  expect(find([file])).toEqual([key]);
});

it('accepts today, tomorrow and other types of dates', () => {
  expect(find([facts('business', { updated: '2026-11-20' })])).toEqual([]);
  expect(find([facts('business', { updated: '2026-11-21' })])).toEqual([]);
  expect(find([facts('site', { security: { expires: '2027-11-01' } })])).toEqual([]);
});

it('accepts the day of publication in the files of a scheduled record, and no later one', () => {
  const post = (updated: string) => recordFacts('blog', 'a-post', { published: '2026-12-24', updated });
  expect(find([post('2026-12-24')])).toEqual([]);
  expect(find([post('2026-12-25')])).toEqual(['updated']);
});

it('reports nothing when future dates are accepted', () => {
  expect(find([facts('business', { updated: '2027-11-20' })], true)).toEqual([]);
});
