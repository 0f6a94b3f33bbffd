import { expect, it } from 'vitest';
import { oldFacts } from '../../../generator/rules/old-facts.ts';
import { facts, recordFacts } from './content-files.ts';

const jail = (checked: string) =>
  recordFacts('counties', 'los-angeles', { jails: [{ source: { checked } }] });
const security = (expires: string) => facts('site', { security: { expires } });
const checkOn = (today: string, file: ReturnType<typeof jail>) =>
  oldFacts.run({ files: [file], age: true, day: today }).map(({ key, message }) => ({ key, message }));

it('accepts facts that were checked within half a year', () => {
  expect(checkOn('2026-11-20', jail('2026-11-20'))).toEqual([]);
  expect(checkOn('2027-05-19', jail('2026-11-20'))).toEqual([]);
});

it('reports facts that were checked earlier, with their key and age', () => {
  expect(checkOn('2027-05-20', jail('2026-11-20'))).toEqual([
    { key: 'jails[0].source.checked', message: 'This was checked 181 days ago, on 2026-11-20.' },
  ]);
});

it('reports a security contact that expires within 30 days, or has expired', () => {
  expect(checkOn('2027-10-01', security('2027-11-01'))).toEqual([]);
  expect(checkOn('2027-10-02', security('2027-11-01'))[0]?.message).toContain('expires in 30 days');
  expect(checkOn('2027-11-02', security('2027-11-01'))[0]?.message).toContain('expired on');
});

it('ignores texts that are not dates, and dates of another meaning', () => {
  expect(checkOn('2027-11-02', jail('soon'))).toEqual([]);
  expect(checkOn('2030-01-01', facts('site', { updated: '2020-01-01' }))).toEqual([]);
});
