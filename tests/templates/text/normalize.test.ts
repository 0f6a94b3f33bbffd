import { join } from 'node:path';
import { comparisonKey, normalizeWords } from '../../../templates/text/normalize.ts';
import { testTables } from '../../table.ts';

testTables(join(import.meta.dirname, 'normalize.yaml'), {
  words: (text: string) => normalizeWords(text).join(' '),
  'comparison key': comparisonKey,
});
