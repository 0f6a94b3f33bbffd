/** The rules of the other stages of a build, which report problems without a function in this folder. */
import type { RuleId } from '../../schema/diagnostic.ts';
import type { RuleDefinition } from '../../schema/rule.ts';

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

const fixedErrors: Readonly<Record<RuleId, string>> = {
  'file/none': 'There is content to build from.',
  'file/empty': 'A content file has content.',
  'file/encoding': 'Content files are UTF-8.',
  'file/too-large': 'A content file is at most 1 MiB.',
  'file/name': 'File names are lower-case kebab-case and end in .yaml.',
  'file/symlink': 'Content and public files are not symbolic links.',
  'file/public-name': 'Every host serves files with the names of the public files.',
  'file/taken': 'No public file has the path of another file of the site, regardless of case.',
  'file/unreadable': 'Content and public files and folders can be read.',
  'yaml/syntax': 'Files are valid YAML.',
  'yaml/conflict': 'A file has no unresolved merge conflict.',
  'yaml/needs-quotes': 'Text that YAML would interpret is in quotes.',
  'yaml/duplicate-key': 'The keys of a block are unique.',
  'yaml/tab': 'Indentation consists of spaces.',
  'yaml/one-document': 'A file has one YAML document.',
  'yaml/too-deep': 'Blocks are nested at most 32 levels deep.',
  'yaml/alias': 'No anchors, aliases or merge keys.',
  'yaml/tag': 'No YAML tags.',
  'schema/number-for-text': 'Digits in a text field are in quotes.',
  'schema/unknown-key': 'Every key is a field of its record.',
  'schema/too-long': 'A list has at most 5,000 items.',
  'route/slug': 'Parts of addresses are short, lower-case Latin words.',
  'build/foreign-output': 'Only an output folder that this program created is replaced.',
  'build/output-path': 'The output folder does not overlap the sources.',
  'build/write': 'The output can be written.',
  'build/locked': 'Only one build at a time writes to an output folder.',
  'build/nondeterministic': 'Two builds of the same content are identical.',
  'build/internal-error': 'The program has no bug that ends it.',
  'build/source': 'Style sheets and scripts can be parsed.',
  'build/stale-schema': 'The JSON Schemas for editors are up to date.',
  'render/failed': 'Every page renders.',
  'render/missing-text': 'Every text of a rendered page exists.',
  'html/broken-link': 'Links of generated pages lead to generated files.',
};

const errors: Readonly<Record<RuleId, string>> = {
  'file/unknown': 'Every YAML file under content/ belongs to a page, a collection or a shared file.',
  'yaml/hash-comment': 'No text is lost after a # sign.',
  'schema/required': 'Required fields are present.',
  'build/budget': 'Pages do not exceed their size budgets.',
  'html/invalid': 'Generated pages are valid HTML.',
};

const define = (summaries: Readonly<Record<RuleId, string>>, fixed: boolean): RuleDefinition[] =>
  Object.entries(summaries).map(([id, summary]) => ({ id: id as RuleId, severity: 'error', fixed, summary }));

export const stageRules: readonly RuleDefinition[] = [
  ...define(fixedErrors, true),
  ...define(errors, false),
  {
    id: 'schema/type',
    severity: 'error',
    summary: 'A value has the type of its field.',
    supersedes: [...rulesOnMalformedValues, 'schema/value'],
  },
  {
    id: 'schema/value',
    severity: 'error',
    summary: 'A value is one of those its field allows.',
    supersedes: rulesOnMalformedValues,
  },
];
