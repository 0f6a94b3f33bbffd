/** The rules of this site, in addition to those of the generator. */
import type { RuleId } from '../diagnostic.ts';
import { error, note, type RuleDefinition } from '../rule.ts';

/** The definitions of the rules in this folder, by id. */
export const siteCatalogue = {
  'ref/featured-post': error('One post is featured.'),
  'ref/outside-county': error('The coordinates of an office, a jail or a court lie in its county.'),
  'text/literal-place': error('Offices and counties are counted, and offices named, by placeholders.', {
    supersedes: ['text/literal-constant', 'i18n/placeholder'],
  }),
  'text/read-time': error(
    'A post has 200 to 240 words for each minute of its read time, a notice of one minute fewer.',
  ),
  'build/placeholder-data': note('The settings hold the real data of the agency.'),
} as const satisfies Record<RuleId, RuleDefinition>;
