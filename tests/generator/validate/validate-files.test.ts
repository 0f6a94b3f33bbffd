import { expect, it } from 'vitest';
import { validate } from '../check/content-files.ts';

const service = { updated: '2026-11-20', order: 1, stop: 7, drawing: 'door', showsExamples: false };
const path = 'content/shared/services/fast-release.yaml';
const problems = (data: unknown) =>
  validate({ [path]: data }).diagnostics.map(({ rule, message, fix }) => ({
    rule,
    message: message.split('\n')[0],
    fix,
  }));

it('does not suggest a field that is there already', () => {
  expect(problems({ ...service, orders: 2 })[0]?.fix).toBe(
    'Fields here: updated, order, stop, drawing, showsExamples, draft.',
  );
});

it('asks for a day in words when a date is wrong, or a number', () => {
  for (const updated of ['2026-02-30', '20.11.2026', 2026]) {
    expect(problems({ ...service, updated })[0]).toMatchObject({
      rule: 'schema/value',
      message: expect.stringContaining('year-month-day'),
    });
  }
});

it('tells a value with two faults once', () => {
  expect(problems({ ...service, order: -1.5 })).toHaveLength(1);
});

it('counts words of spaces alone as missing', () => {
  const page = 'content/en/pages/site-map.yaml';
  const site = { languages: [{ tag: 'en' }] };
  const files = { 'content/shared/site.yaml': site, [page]: { updated: '2026-11-20', label: '  ' } };
  expect(validate(files).diagnostics).toContainEqual(
    expect.objectContaining({ rule: 'schema/required', key: 'label' }),
  );
});

it('says so when the whole file is a list', () => {
  expect(problems(['a'])[0]?.message).toBe('The file is a list, but takes a block of fields.');
});
