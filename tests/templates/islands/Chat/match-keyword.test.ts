import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chatKeywords } from '../../../../schema/index.ts';
import { matchKeyword } from '../../../../templates/islands/Chat/match-keyword.ts';
import { chatFacts, siteVocabulary } from './site-vocabulary.ts';

type Sentence = { readonly text: string; readonly expect: string | null; readonly why: string };

const sentences: Readonly<Record<string, readonly Sentence[]>> = parse(
  readFileSync(join(import.meta.dirname, 'sentences.yaml'), 'utf8'),
);
const match = (message: string) => matchKeyword(message, siteVocabulary) ?? null;

describe.each(Object.entries(sentences))('a message in %s', (_language, list) => {
  it.each(list)('$text ($why)', ({ text, expect: keyword }) => {
    expect(match(text)).toBe(keyword);
  });
});
