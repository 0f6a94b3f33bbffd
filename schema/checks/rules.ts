/** The rules that this site alone has, beside those of every site. Ids are a contract, never renamed. */

/** `error` fails the run; `warning` fails it in strict mode; `note` never does. */
export type Severity = 'error' | 'warning' | 'note';

/** What the catalogue knows about a rule. */
export type Rule = {
  readonly severity: Severity;
  /** A fixed rule's severity cannot be lowered. */
  readonly fixed: boolean;
  /** One sentence: what the rule asks for. */
  readonly summary: string;
};

/** A rule of each severity; one that is fixed is an error always. */
export const error = (summary: string): Rule => ({ severity: 'error', fixed: false, summary });
export const fixed = (summary: string): Rule => ({ severity: 'error', fixed: true, summary });
export const warning = (summary: string): Rule => ({ severity: 'warning', fixed: false, summary });
export const note = (summary: string): Rule => ({ severity: 'note', fixed: false, summary });

/** The rules of the checks in this folder, by id. */
export const siteRules = {
  'ref/featured-post': error('One post is featured.'),
  'ref/outside-county': error('The coordinates of an office, a jail or a court lie in its county.'),
  'text/read-time': error('A post has 200 to 240 words for each minute of its read time.'),
  'text/updated-before-published': error('A post does not change before it appears.'),
  'build/placeholder-data': note('The settings hold the real data of the agency.'),
} as const satisfies Record<string, Rule>;

/** Id of a rule of this site. */
export type SiteRuleId = keyof typeof siteRules;
