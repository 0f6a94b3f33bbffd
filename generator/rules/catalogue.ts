/** The catalogue of rules. Ids are a contract: `group/name`, never renamed. */
import { siteCatalogue } from '../../schema/checks/catalogue.ts';
import type { Diagnostic, RuleId, Severity } from '../../schema/diagnostic.ts';
import { error, fixed, note, type RuleDefinition, warning } from '../../schema/rule.ts';

/** What is also true of a value that its field does not allow, such as an id in capital letters. */
const malformed: readonly RuleId[] = [
  'text/stray-mark',
  'ref/unknown',
  'ref/repeated',
  'route/duplicate',
  'link/broken',
  'link/anchor',
  'link/language',
];

/** What is also true of a text that is still to be written. */
const unwritten: readonly RuleId[] = [
  'font/uncovered',
  'i18n/marks',
  'i18n/placeholder',
  'ref/unknown',
  'text/proportion',
  'text/seo-duplicate',
  'text/seo-length',
];

/** Letters that should be others, or not there, are reported as such, and not as letters that no font has. */
const wrongLetters: readonly RuleId[] = ['font/uncovered'];

/** Every rule of the generator and of the site, by id. */
const definitions = {
  'file/none': fixed('There is content to build from.'),
  'file/unknown': error('Every YAML file under content/ belongs to a page, a collection or a shared file.'),
  'file/missing': fixed('Every shared file and every record has its facts.'),
  'file/empty': fixed('A content file has content.'),
  'file/encoding': fixed('Content files are UTF-8.'),
  'file/too-large': fixed('A content file is at most 1 MiB.'),
  'file/name': fixed('File names are lower-case kebab-case and end in .yaml.'),
  'file/symlink': fixed('Content and public files are no symbolic links.'),
  'file/taken': fixed('No public file has the path of a file that the build writes.'),
  'file/unreadable': fixed('Content and public files and folders can be read.'),
  'yaml/syntax': fixed('Files are valid YAML.'),
  'yaml/conflict': fixed('A file holds no unresolved merge conflict.'),
  'yaml/needs-quotes': fixed('Text that YAML would read otherwise stands in quotes.'),
  'yaml/duplicate-key': fixed('A key stands once in its block.'),
  'yaml/tab': fixed('Indentation is made of spaces.'),
  'yaml/hash-comment': error('No text is lost after a # sign.'),
  'yaml/one-document': fixed('A file holds one YAML document.'),
  'yaml/too-deep': fixed('Blocks nest at most 32 deep.'),
  'yaml/alias': fixed('No anchors, aliases or merge keys.'),
  'yaml/tag': fixed('No YAML tags.'),
  'schema/number-for-text': fixed('Digits in a text field stand in quotes.'),
  'schema/unknown-key': fixed('Every key is a field of its record.'),
  'schema/type': error('A value has the type of its field.', { supersedes: [...malformed, 'schema/value'] }),
  'schema/value': error('A value is one of those its field allows.', { supersedes: malformed }),
  'schema/required': error('Required fields are there.'),
  'schema/too-long': fixed('A list has at most 5,000 items.'),
  'i18n/missing-file': error('A file that one language has, every language has.'),
  'i18n/missing': error('A text that one language has, every language has.', {
    supersedes: ['schema/required'],
  }),
  'i18n/untranslated': error('A text is written in its own language.', { supersedes: wrongLetters }),
  'i18n/shape': error('Lists have the same length and ids in every language.', {
    supersedes: ['schema/value'],
  }),
  'i18n/placeholder': fixed('Placeholders are the same in every language.'),
  'i18n/marks': error('Link targets and emphasis are the same in every language.'),
  'i18n/plural-forms': error('Counted texts have every plural form that their language needs.', {
    supersedes: ['schema/required'],
  }),
  'i18n/plural-unused': warning('Counted texts have no plural form that their language never uses.'),
  'i18n/stale': warning('A translation is of the source as it stands today.'),
  'i18n/unrecorded': warning('The lock file of translations knows each as it stands.'),
  'i18n/lock': note('The lock file of translations has no line without use.'),
  'ref/unknown': fixed('A reference names a record that exists.'),
  'ref/repeated': error('A list of names holds each once.'),
  'ref/cycle': fixed('No phrase is made of itself.', {
    supersedes: ['text/placeholder'],
    supersedesIn: 'part',
  }),
  'route/duplicate': fixed('Every page has an address of its own.'),
  'route/slug': fixed('Parts of addresses are short, lower-case Latin words.'),
  'route/redirect': fixed('A redirect leads from an address without a page to one that has a page.'),
  'route/gone': fixed(
    'An address at which the site was found has a page, leads to one or is said to be gone.',
  ),
  'route/unlisted': warning('Every page stands in the list of addresses at which the site was found.'),
  'route/held-back': note('A draft, or a record of a later day, is not published.'),
  'route/too-deep': warning('Every page is reachable from the home page in three clicks.'),
  'link/broken': error('Links on the site lead to pages that exist.', { supersedes: ['i18n/marks'] }),
  'link/language': error('Links are written without a language.', { supersedes: ['i18n/marks'] }),
  'link/anchor': error('Links to a section lead to one that exists.', { supersedes: ['i18n/marks'] }),
  'link/scheme': fixed('Links use https, mailto, tel with a whole number, or an address on the site.', {
    supersedes: ['i18n/marks'],
  }),
  'link/mark': error('Inline marks are complete: **strong** and [text](target).', {
    supersedes: ['i18n/marks'],
  }),
  'text/placeholder': fixed('Placeholders name a shared value.', { supersedes: ['i18n/placeholder'] }),
  'text/stray-mark': error('Texts hold no notes to self and no marks that would be printed as they stand.', {
    supersedes: unwritten,
  }),
  'text/html': error('Texts hold no HTML.'),
  'text/literal-constant': error('Shared values are written as placeholders.', {
    supersedes: ['i18n/placeholder'],
  }),
  'text/invisible': fixed('Texts hold no invisible or overriding characters.', { supersedes: wrongLetters }),
  'text/nfc': warning('Texts are composed Unicode (NFC).', { supersedes: wrongLetters }),
  'text/arabic-form': error('Arabic texts have one form: digits 0-9, Arabic punctuation, no tatweel.', {
    supersedes: wrongLetters,
  }),
  'text/spanish-form': error('Spanish questions and exclamations have both their marks.'),
  'text/mojibake': error('Letters are whole: no wrongly decoded bytes, no lost accents.', {
    supersedes: wrongLetters,
  }),
  'text/forbidden-term': error('Texts hold no words that mislead readers, and no promises.'),
  'text/link-words': error('The words of a link say where it leads.', {
    supersedes: ['text/forbidden-term'],
    supersedesIn: 'part',
  }),
  'text/heading-order': error('Every heading has something under it.'),
  'text/proportion': warning('A translation is about as long as its source.'),
  'text/seo-length': warning('Titles and descriptions fit into search results.'),
  'text/seo-duplicate': warning('Titles and descriptions differ from page to page.'),
  'font/uncovered': error('Texts hold only characters that the fonts of the site have.'),
  'age/future': error('No day of work that is done lies in the future.'),
  'age/old': warning('Facts were looked up lately, and the contact for security still counts.'),
  'age/updated': note('The day of a file changes with what it says.'),
  'build/budget': error('No page is heavier than it may be.'),
  'build/meta-policy': note('The host sends the headers that protect visitors.'),
  'build/foreign-output': fixed('Only an output folder that this program made is replaced.'),
  'build/output-path': fixed('The output folder is a folder of its own.'),
  'build/write': fixed('The output can be written.'),
  'build/locked': fixed('One build at a time writes an output folder.'),
  'build/nondeterministic': fixed('Two builds of the same content are the same.'),
  'build/fault': fixed('The program runs to its end.'),
  'build/source': fixed('Style sheets and scripts can be parsed.'),
  'build/stale-schema': fixed('What editors know of content files is what the schemas say.'),
  'render/failed': fixed('Every page renders.'),
  'render/missing-text': fixed('No page lacks a text while it is rendered.'),
  'html/invalid': error('Generated pages are valid HTML.'),
  'html/broken-link': fixed('Generated pages link to files that were generated.'),
  ...siteCatalogue,
} as const satisfies Record<RuleId, RuleDefinition>;

/** The catalogue: the definition of every rule by its id. */
export const catalogue: ReadonlyMap<RuleId, RuleDefinition> = new Map(
  // Object.entries loses the type of the keys, which `satisfies` has checked.
  Object.entries(definitions) as [RuleId, RuleDefinition][],
);

/** Returns the definition of a rule. Throws for an id that is not in the catalogue, which is a bug. */
export function definitionOf(id: RuleId): RuleDefinition {
  const definition = catalogue.get(id);
  if (definition === undefined) throw new TypeError(`${id} is not in the catalogue of the rules.`);
  return definition;
}

/** Returns the severity of a problem: a warning in a draft, else that of a fixed rule, its own or that of its rule. */
export function severityOf({
  rule,
  severity,
  draft,
}: Pick<Diagnostic, 'rule' | 'severity' | 'draft'>): Severity {
  if (draft === true) return 'warning';
  const definition = definitionOf(rule);
  return definition.fixed ? definition.severity : (severity ?? definition.severity);
}

/** Returns a problem with its severity. */
export const withSeverity = (diagnostic: Diagnostic): Diagnostic & { readonly severity: Severity } => ({
  ...diagnostic,
  severity: severityOf(diagnostic),
});

/** Returns whether a problem fails the build by itself. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => severityOf(diagnostic) === 'error');
