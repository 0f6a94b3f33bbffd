import { describe, expect, it } from 'vitest';
import { compareItems, nameItem } from '../../../generator/rules/missing-texts.ts';

const ids = (...names: string[]) => names.map((id) => ({ id, text: id }));
const block = (type: string, text = 'Words.') => ({ type, text });

describe('compareItems', () => {
  it('finds missing items by id in any order', () => {
    expect(compareItems(ids('c', 'a', 'x'), ids('a', 'b', 'c', 'd'))).toEqual({
      missing: { positions: [1, 3], count: 2 },
      extra: { positions: [2], count: 1 },
    });
  });

  it.each([
    ['by placeholders', ['Call.', 'Call {{phone}}.'], ['Call.', 'Write {{email}}.', 'Call {{phone}}.']],
    ['by links', ['[a](/a)', '[c](/c)'], ['[x](/a)', '[y](/b)', '[z](/c)']],
    ['by their fields', [{ a: 'a' }, { a: 'a' }], [{ a: 'b' }, { a: 'b', c: 'c' }, { a: 'b' }]],
  ])('finds an item without an id %s', (_, shorter, longer) => {
    const found = { positions: [1], count: 1 };
    const none = { positions: [], count: 0 };
    expect(compareItems(shorter, longer)).toEqual({ missing: found, extra: none });
    expect(compareItems(longer, shorter)).toEqual({ missing: none, extra: found });
  });

  it('narrows down the positions of items that cannot be distinguished', () => {
    const texts = (count: number) => Array.from({ length: count }, () => block('text'));
    const actual = [block('heading'), ...texts(2), block('list')];
    expect(compareItems(actual, [block('heading'), ...texts(3), block('list')]).missing).toEqual({
      positions: [1, 2, 3],
      count: 1,
    });
    expect(compareItems(texts(1), texts(2)).missing.positions).toEqual([]);
  });
});

it('nameItem truncates the text of an item, and names an item without text by its position only', () => {
  expect(nameItem([['x'.repeat(50)]], 0)).toBe(`item 1 ("${'x'.repeat(39)}…")`);
  expect(nameItem([5], 0)).toBe('item 1');
});
