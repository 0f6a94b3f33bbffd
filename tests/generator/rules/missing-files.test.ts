import { expect, it } from 'vitest';
import * as z from 'zod';
import type { FileType } from '../../../generator/content/content-file.ts';
import { requiredFacts, requiredTexts } from '../../../generator/content/content-paths.ts';
import { missingFiles } from '../../../generator/rules/missing-files.ts';
import { contentFile } from './content-files.ts';

const languages = ['en', 'ar', 'es'];
const singleFiles = [...requiredFacts(), ...languages.flatMap(requiredTexts)];

const record = (id: string): FileType[] => [
  { type: 'collection-facts', name: 'services', id },
  { type: 'collection-texts', name: 'services', id, language: 'en' },
  { type: 'collection-texts', name: 'services', id, language: 'ar' },
];
const files = [...singleFiles, ...record('a'), ...record('b')].map((fileType) =>
  contentFile(fileType, z.unknown(), {}),
);

it('reports no missing file in a folder that cannot be opened', () => {
  const findMissingFiles = (file: string) =>
    missingFiles.run({
      files,
      languagesInOrder: languages,
      diagnostics: [{ rule: 'file/unknown', location: { file }, message: '' }],
    });
  expect(findMissingFiles('content/es/services')).toEqual([]);
  expect(findMissingFiles('content/es/serv')).toHaveLength(2);
});
