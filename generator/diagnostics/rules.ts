/** The catalogue of rules. Ids are a contract: `group/name`, never renamed. */

/** `error` fails the run; `warning` fails it in strict mode; `note` never does. */
export type Severity = 'error' | 'warning' | 'note';

/** What the catalogue knows about a rule. */
export type Rule = {
  readonly severity: Severity;
  /** A fixed rule's severity cannot be lowered (marked ■ in the table of bad input). */
  readonly fixed: boolean;
  /** One sentence: what the rule asks for. */
  readonly summary: string;
};

const error = (summary: string): Rule => ({ severity: 'error', fixed: false, summary });
const fixed = (summary: string): Rule => ({ severity: 'error', fixed: true, summary });
const warning = (summary: string): Rule => ({ severity: 'warning', fixed: false, summary });

/** Every rule, by id. */
export const rules = {
  'file/none': fixed('There is content to build from.'),
  'file/unknown': error('Every YAML file under content/ belongs to a page, a collection or a shared file.'),
  'file/missing': fixed('Every shared file and every record has its facts.'),
  'file/empty': fixed('A content file has content.'),
  'file/encoding': fixed('Content files are UTF-8.'),
  'file/too-large': fixed('A content file is at most 1 MiB.'),
  'file/name': fixed('File names are lower-case kebab-case and end in .yaml.'),
  'file/symlink': fixed('Content holds no symbolic links.'),
  'file/unreadable': fixed('Content files and folders can be read.'),
  'yaml/syntax': fixed('Files are valid YAML.'),
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
  'schema/type': error('A value has the type of its field.'),
  'schema/value': error('A value is one of those its field allows.'),
  'schema/required': error('Required fields are there.'),
  'schema/too-long': fixed('A list has at most 5,000 items.'),
  'i18n/missing-file': error('A file that one language has, every language has.'),
  'i18n/missing': error('A text that one language has, every language has.'),
  'i18n/untranslated': error('A text is written in its own language.'),
  'i18n/shape': error('Lists have the same length and ids in every language.'),
  'i18n/placeholder': fixed('Placeholders are the same in every language.'),
  'i18n/marks': error('Link targets and emphasis are the same in every language.'),
  'i18n/plural-forms': error('Counted texts have every plural form that their language needs.'),
  'i18n/plural-unused': warning('Counted texts have no plural form that their language never uses.'),
  'ref/unknown': fixed('A reference names a record that exists.'),
  'ref/repeated': error('A list of names holds each once.'),
  'ref/featured-post': error('One post is featured.'),
  'ref/outside-county': error('The coordinates of an office lie in its county.'),
  'ref/cycle': fixed('References do not run in a circle.'),
  'route/duplicate': fixed('Every page has an address of its own.'),
  'route/slug': fixed('Parts of addresses are short, lower-case Latin words.'),
  'route/too-deep': warning('Every page is reachable from the home page in three clicks.'),
  'link/broken': error('Links on the site lead to pages that exist.'),
  'link/language': error('Links are written without a language.'),
  'link/anchor': error('Links to a section lead to one that exists.'),
  'link/scheme': fixed('Links use https, mailto, tel or an address on the site.'),
  'link/mark': error('Inline marks are complete: **strong** and [text](target).'),
  'text/placeholder': fixed('Placeholders name a shared value.'),
  'text/stray-mark': error('Texts hold no notes to self and no marks that would be printed as they stand.'),
  'text/html': error('Texts hold no HTML.'),
  'text/literal-constant': error('Shared values are written as placeholders.'),
  'text/invisible': fixed('Texts hold no invisible or overriding characters.'),
  'text/nfc': warning('Texts are composed Unicode (NFC).'),
  'text/arabic-form': error('Arabic texts have one form: digits 0-9, Arabic punctuation, no tatweel.'),
  'text/spanish-form': error('Spanish questions and exclamations have both their marks.'),
  'text/mojibake': error('Letters are whole: no wrongly decoded bytes, no lost accents.'),
  'text/forbidden-term': error('Texts hold no words that mislead readers, and no promises.'),
  'text/link-words': error('The words of a link say where it leads.'),
  'text/heading-order': error('Every heading has something under it.'),
  'text/read-time': error('A post has 200 to 240 words for each minute of its read time.'),
  'text/updated-before-published': error('A post does not change before it appears.'),
  'text/proportion': warning('A translation is about as long as its source.'),
  'text/seo-length': warning('Titles and descriptions fit into search results.'),
  'text/seo-duplicate': warning('Titles and descriptions differ from page to page.'),
  'font/uncovered': error('Texts hold only characters that the fonts of the site have.'),
  'age/old': warning('Facts were looked up lately, and the contact for security still counts.'),
  'build/placeholder-data': {
    severity: 'note',
    fixed: false,
    summary: 'The settings hold the real data of the agency.',
  },
  'build/budget': error('No page is heavier than it may be.'),
  'build/meta-policy': {
    severity: 'note',
    fixed: false,
    summary: 'The host sends the headers that protect visitors.',
  },
  'build/foreign-output': fixed('Only an output folder that this program made is replaced.'),
  'build/output-path': fixed('The output folder is a folder of its own.'),
  'build/write': fixed('The output can be written.'),
  'build/locked': fixed('One build at a time writes an output folder.'),
  'build/nondeterministic': fixed('Two builds of the same content are the same.'),
  'build/source': fixed('Style sheets and scripts can be parsed.'),
  'render/failed': fixed('Every page renders.'),
  'render/missing-text': fixed('No page lacks a text while it is rendered.'),
  'html/invalid': error('Generated pages are valid HTML.'),
  'html/broken-link': fixed('Generated pages link to files that were generated.'),
} as const satisfies Record<string, Rule>;

/** Id of a rule. */
export type RuleId = keyof typeof rules;
