import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkMissingFiles } from '../../../generator/check/check-missing-files.ts';
import type { FileKind } from '../../../generator/validate/content-file.ts';
import { pathOf, requiredFacts, requiredWords } from '../../../generator/validate/content-paths.ts';
import { contentFile } from './content-files.ts';

const languages = ['en', 'ar', 'es'];
const single = [...requiredFacts(), ...languages.flatMap(requiredWords)];

function check(kinds: readonly FileKind[], told: readonly string[] = []) {
  const files = kinds.map((kind) => contentFile(kind, z.unknown(), {}));
  return checkMissingFiles({ files, languages, told });
}
const without = (...paths: readonly string[]) => single.filter((kind) => !paths.includes(pathOf(kind)));
const record = (id: string, places: readonly string[]) =>
  places.map(
    (place): FileKind =>
      place === 'shared'
        ? { type: 'collection-facts', name: 'services', id }
        : { type: 'collection-words', name: 'services', id, language: place },
  );

describe('checkMissingFiles', () => {
  it('tells each missing file once, at a language that has it', () => {
    const missing = check(without('content/en/faqs.yaml', 'content/es/faqs.yaml'));
    expect(missing.map(({ rule, place, language }) => [rule, place.file, language])).toEqual([
      ['i18n/missing-file', 'content/ar/faqs.yaml', 'en'],
      ['i18n/missing-file', 'content/ar/faqs.yaml', 'es'],
    ]);
  });

  it('asks for facts of words and words of facts', () => {
    const problems = check([...single, ...record('a', ['en', 'ar', 'es']), ...record('b', ['shared'])]);
    expect(problems.map(({ rule, place, language }) => [rule, place.file, language])).toEqual([
      ['i18n/missing-file', 'content/shared/services/b.yaml', 'en'],
      ['i18n/missing-file', 'content/shared/services/b.yaml', 'ar'],
      ['i18n/missing-file', 'content/shared/services/b.yaml', 'es'],
      ['file/missing', 'content/en/services/a.yaml', undefined],
    ]);
  });

  it('does not miss what lies in a folder that cannot be opened', () => {
    const kinds = [...single, ...record('a', ['shared', 'en', 'ar']), ...record('b', ['shared', 'en', 'ar'])];
    expect(check(kinds, ['content/es/services'])).toEqual([]);
    expect(check(kinds, ['content/es/serv'])).toHaveLength(2);
  });
});
