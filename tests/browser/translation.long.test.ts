/** Islands on pages that the browser translates before and during their use. */
import { describe } from 'vitest';
import { tags } from './languages.ts';
import { testTranslationDuringUse, testUseAfterTranslation } from './use-translated-islands.ts';

describe.each(tags)('in %s', (tag) => {
  testUseAfterTranslation(tag);
  testTranslationDuringUse(tag);
});
