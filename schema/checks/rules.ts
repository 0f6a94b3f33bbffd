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

/** The rules of the checks in this folder, by id. */
export const siteRules = {
  'ref/featured-post': { severity: 'error', fixed: false, summary: 'One post is featured.' },
  'ref/outside-county': {
    severity: 'error',
    fixed: false,
    summary: 'The coordinates of an office lie in its county.',
  },
  'text/read-time': {
    severity: 'error',
    fixed: false,
    summary: 'A post has 200 to 240 words for each minute of its read time.',
  },
  'text/updated-before-published': {
    severity: 'error',
    fixed: false,
    summary: 'A post does not change before it appears.',
  },
  'build/placeholder-data': {
    severity: 'note',
    fixed: false,
    summary: 'The settings hold the real data of the agency.',
  },
} as const satisfies Record<string, Rule>;

/** Id of a rule of this site. */
export type SiteRuleId = keyof typeof siteRules;
