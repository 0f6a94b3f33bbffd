import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkMissingFiles } from '../../../generator/check/check-missing-files.ts';
import type { FileKind } from '../../../generator/validate/content-file.ts';
import { requiredFacts, requiredWords } from '../../../generator/validate/content-paths.ts';
import { contentFile } from './content-files.ts';

const languages = ['en', 'ar', 'es'];
const single = [...requiredFacts(), ...languages.flatMap(requiredWords)];

function check(kinds: readonly FileKind[], told: readonly string[] = []) {
  const files = kinds.map((kind) => contentFile(kind, z.unknown(), {}));
  const earlier = told.map((file) => ({ rule: 'file/unknown' as const, place: { file }, message: '' }));
  return checkMissingFiles({ files, order: languages, earlier });
}
const record = (id: string, places: readonly string[]) =>
  places.map(
    (place): FileKind =>
      place === 'shared'
        ? { type: 'collection-facts', name: 'services', id }
        : { type: 'collection-words', name: 'services', id, language: place },
  );

describe('checkMissingFiles', () => {
  it('does not miss what lies in a folder that cannot be opened', () => {
    const kinds = [...single, ...record('a', ['shared', 'en', 'ar']), ...record('b', ['shared', 'en', 'ar'])];
    expect(check(kinds, ['content/es/services'])).toEqual([]);
    expect(check(kinds, ['content/es/serv'])).toHaveLength(2);
  });
});
