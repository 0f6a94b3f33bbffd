/** The catalogue of rules. An id is `group/name`; CONTRIBUTING.md explains how to rename one. */
import { siteCatalogue } from '../../schema/checks/catalogue.ts';
import type { Diagnostic, RuleId, Severity } from '../../schema/diagnostic.ts';
import { error, fixed, note, type RuleDefinition, warning } from '../../schema/rule.ts';

/** Rules that may also report a value that its field does not allow, such as an id in capital letters. */
const rulesOnMalformedValues: readonly RuleId[] = [
  'text/stray-mark',
  'ref/unknown',
  'ref/repeated',
  'route/duplicate',
  'link/broken',
  'link/anchor',
  'link/language',
];

/** Rules that may also report a text that is not written yet. */
const rulesOnUnwrittenTexts: readonly RuleId[] = [
  'font/uncovered',
  'i18n/marks',
  'i18n/placeholder',
  'ref/unknown',
  'text/proportion',
  'text/seo-duplicate',
  'text/seo-length',
];

/** The rule that may also report wrong letters, as characters without a font. */
const rulesOnWrongLetters: readonly RuleId[] = ['font/uncovered'];

/** Every rule of the generator and of the site, by id. */
const definitions = {
  'file/none': fixed('There is content to build from.'),
  'file/unknown': error('Every YAML file under content/ belongs to a page, a collection or a shared file.'),
  'file/missing': fixed('Every shared file and every record has its facts.'),
  'file/empty': fixed('A content file has content.'),
  'file/encoding': fixed('Content files are UTF-8.'),
  'file/too-large': fixed('A content file is at most 1 MiB.'),
  'file/name': fixed('File names are lower-case kebab-case and end in .yaml.'),
  'file/symlink': fixed('Content and public files are not symbolic links.'),
  'file/public-name': fixed('Every host serves files with the names of the public files.'),
  'file/taken': fixed('No public file has the path of another file of the site, regardless of case.'),
  'file/unreadable': fixed('Content and public files and folders can be read.'),
  'yaml/syntax': fixed('Files are valid YAML.'),
  'yaml/conflict': fixed('A file has no unresolved merge conflict.'),
  'yaml/needs-quotes': fixed('Text that YAML would interpret is in quotes.'),
  'yaml/duplicate-key': fixed('The keys of a block are unique.'),
  'yaml/tab': fixed('Indentation consists of spaces.'),
  'yaml/hash-comment': error('No text is lost after a # sign.'),
  'yaml/one-document': fixed('A file has one YAML document.'),
  'yaml/too-deep': fixed('Blocks are nested at most 32 levels deep.'),
  'yaml/alias': fixed('No anchors, aliases or merge keys.'),
  'yaml/tag': fixed('No YAML tags.'),
  'schema/number-for-text': fixed('Digits in a text field are in quotes.'),
  'schema/unknown-key': fixed('Every key is a field of its record.'),
  'schema/type': error('A value has the type of its field.', {
    supersedes: [...rulesOnMalformedValues, 'schema/value'],
  }),
  'schema/value': error('A value is one of those its field allows.', { supersedes: rulesOnMalformedValues }),
  'schema/required': error('Required fields are present.'),
  'schema/too-long': fixed('A list has at most 5,000 items.'),
  'i18n/missing-file': error('A file that one language has, every language has.'),
  'i18n/missing': error('A text that one language has, every language has.', {
    supersedes: ['schema/required'],
  }),
  'i18n/untranslated': error('A text is written in its own language.', { supersedes: rulesOnWrongLetters }),
  'i18n/shape': error('Lists have the same length and ids in every language.', {
    supersedes: ['schema/value'],
  }),
  'i18n/placeholder': fixed('Placeholders are the same in every language.'),
  'i18n/marks': error('Link targets and emphasis are the same in every language.'),
  'i18n/plural-forms': error('Counted texts have every plural form that their language needs.', {
    supersedes: ['schema/required'],
  }),
  'i18n/plural-unused': warning('Counted texts have no plural form that their language never uses.'),
  'i18n/stale': warning('A translation is up to date with its source.'),
  'i18n/unrecorded': warning('The lock file records the current form of each translation.'),
  'i18n/lock': note('The lock file has no unused lines.'),
  'ref/unknown': fixed('A reference names a record that exists.'),
  'ref/repeated': error('The names of a list are unique.'),
  'ref/cycle': fixed('No phrase contains itself.', {
    supersedes: ['text/placeholder'],
    supersedesIn: 'part',
  }),
  'route/duplicate': fixed('Addresses of pages are unique.'),
  'route/slug': fixed('Parts of addresses are short, lower-case Latin words.'),
  'route/redirect-limit': warning('The redirects are within the limit of Cloudflare.'),
  'route/redirect': fixed('A redirect leads from an address without a page to an address with a page.'),
  'route/gone': fixed('An old address has a page, a redirect, or is marked as gone.'),
  'route/unlisted': warning('Every page is in the list of addresses.'),
  'route/held-back': note('A draft or scheduled record is not published.'),
  'route/too-deep': warning('Every page is reachable from the home page in three clicks.'),
  'link/broken': error('Internal links lead to existing pages.', { supersedes: ['i18n/marks'] }),
  'link/language': error('Links are written without a language.', { supersedes: ['i18n/marks'] }),
  'link/anchor': error('Links to a section lead to an existing section.', { supersedes: ['i18n/marks'] }),
  'link/scheme': fixed('Links use https, mailto, tel with a whole number, or an address on the site.', {
    supersedes: ['i18n/marks'],
  }),
  'link/mark': error('Inline marks are complete: **strong** and [text](target).', {
    supersedes: ['i18n/marks'],
  }),
  'text/placeholder': fixed('Placeholders name a shared value.', { supersedes: ['i18n/placeholder'] }),
  'text/stray-mark': error('Texts contain no notes to self and no invalid marks.', {
    supersedes: rulesOnUnwrittenTexts,
  }),
  'text/html': error('Texts contain no HTML.'),
  'text/literal-constant': error('Shared values are written as placeholders.', {
    supersedes: ['i18n/placeholder'],
  }),
  'text/invisible': fixed('Texts contain no invisible characters and no direction overrides.', {
    supersedes: rulesOnWrongLetters,
  }),
  'text/nfc': warning('Texts are in Unicode normalization form C (NFC).', {
    supersedes: rulesOnWrongLetters,
  }),
  'text/arabic-form': error('Arabic texts have digits 0-9, Arabic punctuation and no tatweel.', {
    supersedes: rulesOnWrongLetters,
  }),
  'text/spanish-form': error('Spanish questions and exclamations have opening and closing marks.'),
  'text/mojibake': error('Letters have no wrongly decoded bytes and no lost accents.', {
    supersedes: rulesOnWrongLetters,
  }),
  'text/forbidden-term': error('Texts contain no forbidden terms.'),
  'text/link-words': error('The text of a link says where it leads.', {
    supersedes: ['text/forbidden-term'],
    supersedesIn: 'part',
  }),
  'text/heading-order': error('Every heading is followed by content.'),
  'text/proportion': warning('A translation is about as long as its source.'),
  'text/long-paragraph': warning('A paragraph has at most 80 words.'),
  'text/many-numbers': warning('A paragraph has at most one telephone number of others.'),
  'text/seo-length': warning('Titles and descriptions fit into search results.'),
  'text/seo-duplicate': warning('Titles and descriptions differ from page to page.'),
  'font/uncovered': error('The fonts of the site have all characters of texts.'),
  'age/future': error('Dates of finished work are not in the future.'),
  'age/old': warning('Facts were checked recently, and the security contact has not expired.'),
  'age/changed': warning('The lock file has the day of the last change of each file.'),
  'age/undated': error('Every published file of a release has a day in the lock file.'),
  'build/budget': error('Pages do not exceed their size budgets.'),
  'build/meta-policy': note('The host sends the headers that protect visitors.'),
  'build/foreign-output': fixed('Only an output folder that this program created is replaced.'),
  'build/output-path': fixed('The output folder does not overlap the sources.'),
  'build/write': fixed('The output can be written.'),
  'build/locked': fixed('Only one build at a time writes to an output folder.'),
  'build/nondeterministic': fixed('Two builds of the same content are identical.'),
  'build/fault': fixed('The program has no bug that ends it.'),
  'build/source': fixed('Style sheets and scripts can be parsed.'),
  'build/stale-schema': fixed('The JSON Schemas for editors are up to date.'),
  'render/failed': fixed('Every page renders.'),
  'render/missing-text': fixed('Every text of a rendered page exists.'),
  'html/invalid': error('Generated pages are valid HTML.'),
  'html/broken-link': fixed('Links of generated pages lead to generated files.'),
  ...siteCatalogue,
} as const satisfies Record<RuleId, RuleDefinition>;

/** The catalogue: the definition of every rule by its id. */
export const catalogue: ReadonlyMap<RuleId, RuleDefinition> = new Map(
  // Object.entries loses the type of the keys, which `satisfies` has checked.
  Object.entries(definitions) as [RuleId, RuleDefinition][],
);

/** Returns the definition of a rule. Throws for an id that is not in the catalogue, because that is a bug. */
export function definitionOf(id: RuleId): RuleDefinition {
  const definition = catalogue.get(id);
  if (definition === undefined) throw new TypeError(`${id} is not in the catalogue of the rules.`);
  return definition;
}

/**
 * Returns the severity of a problem: `warning` in a draft, else its own unless its rule is fixed, else that of its
 * rule.
 */
export function severityOf({
  rule,
  severity,
  draft,
}: Pick<Diagnostic, 'rule' | 'severity' | 'draft'>): Severity {
  if (draft === true) return 'warning';
  const definition = definitionOf(rule);
  return definition.fixed ? definition.severity : (severity ?? definition.severity);
}

export const withSeverity = (diagnostic: Diagnostic): Diagnostic & { readonly severity: Severity } => ({
  ...diagnostic,
  severity: severityOf(diagnostic),
});

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => severityOf(diagnostic) === 'error');
