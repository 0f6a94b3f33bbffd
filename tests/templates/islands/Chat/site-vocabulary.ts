/** The vocabulary of this site's chat, read from the content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ChatKeywords } from '../../../../schema/index.ts';
import { compileVocabulary } from '../../../../templates/islands/Chat/compile-vocabulary.ts';

const file = join(import.meta.dirname, '../../../../content/shared/chat-keywords.yaml');

/** The facts as they stand in the file. */
export const chatFacts = ChatKeywords.parse(parse(readFileSync(file, 'utf8')));

/** The vocabulary as the browser gets it. */
export const siteVocabulary = compileVocabulary(chatFacts);
