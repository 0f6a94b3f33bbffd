import { expect, it } from 'vitest';
import { tags } from '../../browser/languages.ts';
import { contextAt } from '../../site-model.ts';

it.each(tags)('the places are in the alphabetical order of %s', (tag) => {
  const names = contextAt('/', tag).towns.map(({ name }) => name);
  const { compare } = new Intl.Collator(tag);
  for (const [index, name] of names.slice(1).entries())
    expect(compare(names[index] ?? '', name), `${names[index]}, ${name}`).toBeLessThanOrEqual(0);
});
