import { expect, it } from 'vitest';
import { duplicatePolice } from '../../../schema/checks/duplicate-police.ts';
import { createRuleContext, facts, recordFacts } from '../../generator/rules/content-files.ts';

const towns = facts('towns', {
  agencies: [
    { id: 'first-police', name: 'First Police Department' },
    { id: 'second-police', name: 'Second Police Department' },
    { id: 'third-police', name: 'Third Police Department' },
    7,
  ],
});
const problemsWith = (...stations: readonly unknown[]) =>
  duplicatePolice
    .run(createRuleContext([towns, recordFacts('cities', 'second', { stations })]))
    .map(({ rule, key, related }) => [rule, key, related?.[0]?.location]);
const station = { file: 'content/shared/cities/second.yaml', path: ['stations', 0, 'id'] };

it('reports an agency with the id or the name of a station, at both locations', () => {
  expect(problemsWith({ id: 'second-police', name: 'Other' })).toEqual([
    ['ref/repeated', 'agencies[1].id', station],
  ]);
  expect(problemsWith({ id: 'station', name: 'Third police department' })).toEqual([
    ['ref/repeated', 'agencies[2].id', station],
  ]);
});

it('ignores other stations and invalid data', () => {
  expect(problemsWith({ id: 'fourth-police', name: 'Fourth Police Department' })).toEqual([]);
  expect(problemsWith(5, { id: 'fifth-police' })).toEqual([]);
});
