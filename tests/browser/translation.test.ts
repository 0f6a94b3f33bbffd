/** Islands on a page that the browser translates, in the default language; the long tests have the other cases. */
import { describe } from 'vitest';
import { testUseAfterTranslation } from './use-translated-islands.ts';

describe('in ar', () => testUseAfterTranslation('ar'));
