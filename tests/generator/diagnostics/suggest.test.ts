import { expect, it } from 'vitest';
import { nearest } from '../../../generator/diagnostics/index.ts';

it.each([
  ['titel', 'title'],
  ['pone', 'phone'],
  ['phxnx', 'phone'],
  ['TITLE', 'title'],
  ['langauge', 'language'],
])('suggests a correction for %s', (word, expected) => {
  expect(nearest(word, ['label', 'phone', 'title', 'language'])).toBe(expected);
});

it('suggests nothing when three edits or more are needed', () => {
  expect(nearest('phxxx', ['phone'])).toBeUndefined();
  expect(nearest('phonexyz', ['phone'])).toBeUndefined();
});

it('suggests nothing that shares no letter', () => {
  expect(nearest('q', ['a'])).toBeUndefined();
  expect(nearest('to', ['es'])).toBeUndefined();
  expect(nearest('', ['es'])).toBeUndefined();
});

it('prefers the nearest word, and the first of several equally near ones', () => {
  expect(nearest('malmo', ['malmooo', 'malm', 'malmö'])).toBe('malm');
  expect(nearest('abcd', ['abce', 'abcf'])).toBe('abce');
});
