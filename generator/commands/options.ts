/** The options of the command line: one table from which parsing, help and suggestions come. */

/** What an option takes and means. */
export type Option = {
  /** Shown in help in place of the value; a switch takes none and has none. */
  readonly placeholder?: string;
  /** The values it takes, if they are few. */
  readonly choices?: readonly string[];
  /** May be given more than once. */
  readonly multiple?: boolean;
  readonly help: string;
};

/** Forms of the problem list. */
export const reportForms = ['human', 'json', 'github', 'sarif'] as const;

/** Options of the commands that list problems. */
const problemOptions: Readonly<Record<string, Option>> = {
  strict: { help: 'Count warnings as errors. On by default when CI is set.' },
  'no-strict': { help: 'Do not count warnings as errors, also when CI is set.' },
  format: {
    placeholder: '<form>',
    choices: reportForms,
    help: 'Form of the problem list on standard output: human, json, github or sarif (default: human).',
  },
  report: { placeholder: '<form>:<file>', multiple: true, help: 'Write the problem list into a file, too.' },
};

/** Options that every command has. */
const sharedOptions: Readonly<Record<string, Option>> = {
  quiet: { help: 'Print problems only.' },
  verbose: { help: 'Print every problem, timings and stack traces.' },
  color: {
    placeholder: '<when>',
    choices: ['auto', 'always', 'never'],
    help: 'Colour: auto, always or never (default: auto).',
  },
  help: { help: 'Print this help.' },
  version: { help: 'Print the version of the program and of Node.' },
};

const out: Option = {
  placeholder: '<folder>',
  help: 'Output folder, seen from the folder of the project (default: dist).',
};
const baseUrl: Option = {
  placeholder: '<url>',
  help: 'Origin of the published site, such as https://example.org. Wins over SITE_BASE_URL and the settings.',
};
const release: Option = { help: 'Refuse placeholder data; generate also weighs and compresses the site.' };
const drafts: Option = {
  help: 'Take drafts in, records and languages, marked as such. Not where CI is set, and not with --release.',
};
const date: Option = {
  placeholder: '<day>',
  help: 'The day of the build, as YYYY-MM-DD: posts published later are left out (default: SOURCE_DATE_EPOCH, else today in the time zone of the site).',
};
const route: Option = {
  placeholder: '<address>',
  help: 'Tell only problems of the files that this page is made of; a star stands for anything: "/news/*".',
};
const language: Option = {
  placeholder: '<tag>',
  multiple: true,
  help: 'Tell only problems of this language, and of files that all languages share; a list has commas.',
};
const port: Option = { placeholder: '<number>', help: 'Port (default: 4321 or the next free one).' };
const host: Option = {
  placeholder: '<address>',
  help: 'Address to listen on (default: 127.0.0.1). Requests for other names are refused.',
};

/** The form of an answer that is no problem list. */
const answerFormat = (choices: readonly string[]): Option => ({
  placeholder: '<form>',
  choices,
  help: `Form of the answer on standard output: ${choices.join(', ')} (default: human).`,
});

/** A command with its own options. */
type Command = {
  readonly summary: string;
  readonly alias?: string;
  readonly examples: readonly string[];
  /** The words that the command takes, each with its help; the command judges them. @default none */
  readonly words?: readonly (readonly [placeholder: string, help: string])[];
  /** Whether the last of the words may be several. */
  readonly takesMore?: true;
  /** @default true */
  readonly listsProblems?: false;
  readonly options: Readonly<Record<string, Option>>;
};

const table = {
  generate: {
    summary: 'Check the content, render every page and replace the output folder if all went well.',
    examples: ['npm run generate', 'npm run generate -- --base-url https://example.org --release'],
    options: {
      out,
      'base-url': baseUrl,
      release,
      drafts,
      date,
      'force-full': { help: 'Ignore the cache, and write every file anew.' },
      verify: { help: 'Build twice and compare; differing bytes are an error.' },
      budget: { help: 'Weigh the site, print the weights and refuse what is too heavy. Part of --release.' },
    },
  },
  check: {
    summary: 'Check the content and write nothing.',
    alias: 'validate',
    examples: ['npm run check', 'npm run check -- --output --format json'],
    options: {
      'base-url': baseUrl,
      release,
      drafts,
      date,
      output: { help: 'Render in memory, too, and validate every page as HTML.' },
      language,
      route,
      fix: {
        help: 'First put right what is certain in content files: byte-order mark, line ends, spaces at ends, Unicode NFC.',
      },
      age: { help: 'Warn about facts that nobody has looked up for 180 days.' },
    },
  },
  dev: {
    summary: 'Serve the site while it is written; every save is shown in the pages that are open.',
    examples: ['npm run dev', 'npm run dev -- --open'],
    listsProblems: false,
    options: {
      port,
      host,
      open: { help: 'Open the start page in the browser.' },
      language,
      route,
      pseudo: { help: 'Add a language of longer texts in strange letters, to see what does not fit.' },
    },
  },
  preview: {
    summary: 'Serve the output folder as hosts do, with its headers and the address of the form.',
    examples: ['npm run preview', 'npm run preview -- --port 8080'],
    listsProblems: false,
    options: {
      out,
      port,
      host,
      'fail-form': {
        placeholder: '<how>',
        help: 'Make every message of the form fail: a status such as 500, or "timeout" for no answer.',
      },
    },
  },
  new: {
    summary: 'Write the files that a record, a page or a language lacks, and say what is to be filled in.',
    examples: ['npm run new -- language fr', 'npm run new'],
    words: [
      ['<kind>', 'A kind of record, "page" or "language"; without one, the kinds are named.'],
      ['<id>', 'Id of the record, which its address gets; name of the page; tag of the language.'],
    ],
    options: {},
  },
  translations: {
    summary:
      'Say how much of each language is translated, and which translations are older than their source.',
    alias: 'status',
    examples: [
      'npm run translations',
      'npm run translations -- stale --language es',
      'npm run translations -- accept "content/es/ui.yaml#header"',
      'npm run translations -- report --out translations.html',
    ],
    words: [
      [
        '[<action>]',
        'stale lists what is older than its source, accept records what is right, report writes a page of all texts; without one, the coverage.',
      ],
      [
        '[<text>…]',
        'Of accept: <file>[#<key>]…, files, texts or blocks that are right; without one, all that is not stale.',
      ],
    ],
    takesMore: true,
    options: {
      language: { ...language, help: 'Only this language.' },
      'fail-under': { placeholder: '<percent>', help: 'Fail where less of a language is translated.' },
      out: { placeholder: '<file>', help: 'Of report: the file to write.' },
      trivial: { help: 'Accept in all languages: the change of the source asks for no other words.' },
      format: answerFormat(['human', 'json']),
    },
  },
  components: {
    summary: 'Show every component and island with all its examples, in every language and both themes.',
    examples: ['npm run components', 'npm run components -- --write-only'],
    options: {
      port,
      host,
      'write-only': { help: 'Write the pages under .cache/components and stop.' },
    },
  },
  hosts: {
    summary: 'Print what a web server must be told: headers, redirects and error pages.',
    examples: ['npm run --silent site -- hosts nginx > site.conf', 'npm run site -- hosts netlify'],
    words: [['<host>', 'netlify, cloudflare or nginx.']],
    listsProblems: false,
    options: { 'base-url': baseUrl, drafts, date },
  },
  explain: {
    summary: 'Explain a rule: what it requires, why, and an example of wrong and right.',
    examples: ['npm run explain', 'npm run explain -- link/broken'],
    words: [['[<rule>]', 'Id of a rule; without it, all rules are listed.']],
    listsProblems: false,
    options: { format: answerFormat(['human', 'json']) },
  },
  diff: {
    summary: 'Say which pages differ from those of another revision, and in which sentences.',
    examples: ['npm run diff', 'npm run diff -- HEAD~3', 'npm run diff -- v1 v2 --format markdown'],
    words: [
      [
        '[<revision>]',
        'What Git calls the earlier content (default: where the work in hand left the main branch).',
      ],
      ['[<revision>]', 'The later content (default: the working tree).'],
    ],
    options: { format: answerFormat(['human', 'json', 'markdown']) },
  },
  schema: {
    summary: 'Write what editors read: JSON Schemas of every kind of content file, and where each applies.',
    examples: ['npm run schema', 'npm run schema -- --check'],
    options: { check: { help: 'Write nothing; a file that the schemas would change is an error.' } },
  },
} satisfies Readonly<Record<string, Command>>;

/** Name of a command. */
export type CommandName = keyof typeof table;

/** Every command, by name. */
export const commandTable: Readonly<Record<CommandName, Command>> = table;

/** The options that a command has, its own first; without one, those of the program. */
export function optionsOf(command: CommandName | undefined): Readonly<Record<string, Option>> {
  const own = command && commandTable[command];
  const shared = own?.listsProblems === false ? sharedOptions : { ...problemOptions, ...sharedOptions };
  return { ...own?.options, ...shared, ...own?.options };
}

/** What the options of all commands take, as `parseArgs` asks for it. */
export const optionTypes: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>> =
  Object.fromEntries(
    [problemOptions, sharedOptions, ...Object.values(commandTable).map(({ options }) => options)]
      .flatMap(Object.entries<Option>)
      .map(([name, { placeholder }]) => [name, { type: placeholder === undefined ? 'boolean' : 'string' }]),
  );
