import { expect, it } from 'vitest';
import * as z from 'zod';
import { text } from '../../schema/text.ts';
import { mapTexts } from '../../schema/visit-texts.ts';

it('mapTexts maps the texts of a readonly list', () => {
  const schema = z.strictObject({ terms: z.array(text('A term')).readonly() });
  const mapped = mapTexts(schema, { terms: ['bail', 'bond'] }, (_field, _path, value) => `${value}!`);
  expect(mapped).toEqual({ terms: ['bail!', 'bond!'] });
});
