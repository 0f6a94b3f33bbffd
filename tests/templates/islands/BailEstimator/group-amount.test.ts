import { describe, expect, it } from 'vitest';
import { groupAmount, type TypedText } from '../../../../templates/islands/BailEstimator/group-amount.ts';

/** Parses a text with `|` at the caret. */
const parseTypedText = (marked: string): TypedText => ({
  text: marked.replace('|', ''),
  caret: marked.indexOf('|'),
});
/** Formats a text with `|` at the caret. */
const formatTypedText = ({ text, caret }: TypedText) => `${text.slice(0, caret)}|${text.slice(caret)}`;
const edit = (before: string, after: string, deletesForward = false) =>
  formatTypedText(groupAmount(before, parseTypedText(after), deletesForward));

/** Returns the field after the keys are typed one after the other. */
function type(keys: string): string {
  let field: TypedText = { text: '', caret: 0 };
  for (const key of keys) {
    const text = `${field.text.slice(0, field.caret)}${key}${field.text.slice(field.caret)}`;
    field = groupAmount(field.text, { text, caret: field.caret + 1 });
  }
  return formatTypedText(field);
}

describe('typed digits', () => {
  it.each([
    ['40000', '$40,000|'],
    ['1234567', '$1,234,567|'],
    ['$40000', '$40,000|'],
    ['40,0000', '$400,000|'],
    ['٤٠٠٠٠', '$٤٠٬٠٠٠|'],
    ['۲۵۰۰۰', '$۲۵٬۰۰۰|'],
  ])('%s become %s', (keys, expected) => {
    expect(type(keys)).toBe(expected);
  });

  it('are grouped when they are pasted at once', () => {
    expect(edit('', '40000|')).toBe('$40,000|');
    expect(edit('', '𞥔𞥐𞥐𞥐|𞥐')).toBe('$𞥔𞥐,𞥐𞥐|𞥐');
  });
});

describe('a text that is not an amount with separators', () => {
  it.each(['-500', 'abc5', 'USD 40000', '\u202e40000'])('is unchanged: %s', (keys) => {
    expect(type(keys)).toBe(`${keys}|`);
  });

  it.each(['500,00', '1.500,50', '40.000', '40,000 دولار'])(
    'is unchanged after the dollar sign: %s',
    (keys) => {
      expect(type(keys)).toBe(`$${keys}|`);
    },
  );

  it('is unchanged when it replaces an amount', () => {
    expect(edit('$40,000', '1,00|')).toBe('1,00|');
  });
});

describe('the caret', () => {
  it.each([
    ['remains after a digit in the middle', '$40,000', '$45|0,000', '$45|0,000'],
    ['remains after its digit when commas move', '$1,234', '$1,25|34', '$12,5|34'],
    ['moves before a comma', '$40,000', '$40|000', '$40|,000'],
    ['remains at the position of removed digits', '$1,234,567', '$1,|67', '$1|67'],
    ['remains after the dollar sign', '$40,000', '$|0,000', '$|0,000'],
  ])('%s', (_name, before, after, expected) => {
    expect(edit(before, after)).toBe(expected);
  });

  it('moves after a comma that is deleted forwards, so that the next key press deletes a digit', () => {
    expect(edit('$40,000', '$40|000', true)).toBe('$40,|000');
  });
});
