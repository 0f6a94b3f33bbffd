import { describe, expect, it } from 'vitest';
import { checkHtml } from '../../../generator/check/check-html.ts';
import { checkInvisible } from '../../../generator/check/check-invisible.ts';
import { textsOf } from './content-files.ts';
import { tryTexts } from './try-texts.ts';

tryTexts(checkHtml, [
  ['en', 'a ⟦<!--⟧ b -->'],
  ['en', 'a⟦&#160;⟧b'],
  ['en', 'a⟦&#xA0;⟧b'],
  ['en', '1 < 2 and 3 > 2'],
  ['en', 'Smith & Sons'],
  ['en', 'a <3 b'],
  ['en', 'a & b; c'],
]);

describe('checkInvisible', () => {
  const check = (plain: string) => checkInvisible(textsOf('en', { plain }));

  const refused =
    '202A 202B 202C 202D 202E 2066 2067 2068 2069 200B 200C 200D 2060 FEFF 00AD 0000 0009 007F 0085 2028 D800';

  it.each(refused.split(' '))('refuses U+%s', (code) => {
    const [problem] = check(`ab${String.fromCodePoint(Number.parseInt(code, 16))}c`);
    expect(problem?.message).toContain(`U+${code}`);
    expect(problem?.place).toMatchObject({ within: { start: 2, length: 1 } });
  });

  it.each(['200E', '200F', '00A0', '000A', '2011'])('accepts U+%s', (code) => {
    expect(check(`a${String.fromCodePoint(Number.parseInt(code, 16))}b`)).toEqual([]);
  });
});
