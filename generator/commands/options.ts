export type Option = {
  /** Placeholder of the value in the help; a switch has none. */
  readonly placeholder?: string;
  readonly choices?: readonly string[];
  readonly multiple?: boolean;
  readonly help: string;
};

export const reportFormats = ['human', 'json', 'github'] as const;

const problemOptions: Readonly<Record<string, Option>> = {
  strict: { help: 'Count warnings as errors. On by default when CI is set.' },
  'no-strict': { help: 'Do not count warnings as errors, also when CI is set.' },
  format: {
    placeholder: '<format>',
    choices: reportFormats,
    help: 'Format of the problem list on standard output: human, json or github (default: human).',
  },
  report: { placeholder: '<format>:<file>', multiple: true, help: 'Also write the problem list to a file.' },
};

const sharedOptions: Readonly<Record<string, Option>> = {
  quiet: { help: 'Print problems only.' },
  verbose: { help: 'Print every problem, timings and stack traces.' },
  color: {
    placeholder: '<when>',
    choices: ['auto', 'always', 'never'],
    help: 'Color: auto, always or never (default: auto).',
  },
  help: { help: 'Print this help.' },
  version: { help: 'Print the version of the program and of Node.' },
};

const out: Option = {
  placeholder: '<folder>',
  help: 'Output folder, relative to the root folder of the project (default: dist).',
};
const baseUrl: Option = {
  placeholder: '<url>',
  help: 'Origin of the published site, such as https://example.org. Overrides SITE_BASE_URL and the settings.',
};
const release: Option = { help: 'Reject placeholder data; generate also measures and compresses the site.' };
const drafts: Option = {
  help: 'Include drafts (records and languages), marked as drafts. Cannot be used in CI or with --release.',
};
const date: Option = {
  placeholder: '<day>',
  help: 'Day of the build as YYYY-MM-DD; later posts are left out (default: SOURCE_DATE_EPOCH, else today in the time zone of the site).',
};
const route: Option = {
  placeholder: '<address>',
  help: 'Report only problems in the content files of this page; a star matches anything: "/news/*".',
};
const language: Option = {
  placeholder: '<tag>',
  multiple: true,
  help: 'Report only problems of this language and of shared files; separate several with commas.',
};
const port: Option = { placeholder: '<number>', help: 'Port (default: 4321 or the next free one).' };
const host: Option = {
  placeholder: '<address>',
  help: 'Address to listen on (default: 127.0.0.1). Requests for other host names get 403.',
};

const resultFormat = (choices: readonly string[]): Option => ({
  placeholder: '<format>',
  choices,
  help: `Format of standard output: ${choices.join(', ')} (default: human).`,
});

type Command = {
  readonly summary: string;
  readonly alias?: string;
  readonly examples: readonly string[];
  /** The arguments of the command, each with its help. The command validates them. @default none */
  readonly positionals?: readonly (readonly [placeholder: string, help: string])[];
  readonly isVariadic?: true;
  /** @default true */
  readonly listsProblems?: false;
  readonly options: Readonly<Record<string, Option>>;
};

const table = {
  generate: {
    summary: 'Check the content, render every page and replace the output folder when there are no errors.',
    examples: ['npm run generate', 'npm run generate -- --base-url https://example.org --release'],
    options: {
      out,
      'base-url': baseUrl,
      release,
      drafts,
      date,
      'force-full': { help: 'Ignore the cache and write every file again.' },
      verify: { help: 'Build twice and report files whose bytes differ.' },
      budget: { help: 'Measure the site, print the sizes and report exceeded budgets. Part of --release.' },
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
      output: {
        help: 'Also render in memory, and check the planned files, the links between pages and the HTML of every page.',
      },
      language,
      route,
      fix: {
        help: 'First fix encoding problems in content files: byte-order mark, line endings, trailing spaces, Unicode NFC.',
      },
      age: { help: 'Warn about facts whose `checked` date is older than 180 days.' },
    },
  },
  dev: {
    summary: 'Serve the site during writing; open pages update after each save.',
    examples: ['npm run dev', 'npm run dev -- --open'],
    listsProblems: false,
    options: {
      port,
      host,
      open: { help: 'Open the start page in the browser.' },
      language,
      route,
      pseudo: { help: 'Add a pseudo-localized language with longer texts, to see what does not fit.' },
    },
  },
  preview: {
    summary: 'Serve the output folder as hosts do, with its headers and the endpoint of the form.',
    examples: ['npm run preview', 'npm run preview -- --port 8080'],
    listsProblems: false,
    options: {
      out,
      port,
      host,
      'fail-form': {
        placeholder: '<how>',
        help: 'Fail every message of the form with a status such as 500, or "timeout" for no response.',
      },
    },
  },
  'form-server': {
    summary: 'Receive messages of the form on your own server and send them by mail.',
    examples: ['npm run site -- form-server', 'npm run site -- form-server --spool /var/lib/site/spool'],
    listsProblems: false,
    options: {
      out,
      port: { ...port, help: 'Port (default: 8787).' },
      host: { ...host, help: 'Address to listen on (default: 127.0.0.1, for a proxy on the same machine).' },
      spool: {
        placeholder: '<folder>',
        help: 'Folder of the messages that the mail server has not accepted yet (default: spool).',
      },
    },
  },
  new: {
    summary: 'Write the files of a new record, page or language and list what to fill in.',
    examples: ['npm run new -- language fr', 'npm run new'],
    positionals: [
      ['<kind>', 'A kind of record, "page" or "language"; without one, the kinds are listed.'],
      ['<id>', 'Id of the record (part of its address), name of the page, or tag of the language.'],
    ],
    options: {},
  },
  translations: {
    summary: 'Print coverage, list stale translations, and record accepted ones and the days of files.',
    alias: 'status',
    examples: [
      'npm run translations',
      'npm run translations -- stale --language es',
      'npm run translations -- accept content/es/ui.yaml',
      'npm run translations -- accept "content/es/ui.yaml#header"',
      'npm run translations -- report --out translations.md',
    ],
    positionals: [
      [
        '[<action>]',
        'stale lists translations whose source changed, accept records correct ones, report writes a page of all texts; without an action, prints the coverage.',
      ],
      [
        '[<text>…]',
        'For accept: <file>[#<key>]…, the files, texts or blocks to record; without one, new files and everything that is not stale.',
      ],
    ],
    isVariadic: true,
    options: {
      language: { ...language, help: 'Only this language.' },
      'fail-under': { placeholder: '<percent>', help: 'Fail when less of a language is translated.' },
      out: { placeholder: '<file>', help: 'For report: the file to write.' },
      trivial: {
        help: 'Accept in all languages and keep the day of the file, when its meaning is the same.',
      },
      format: resultFormat(['human', 'json']),
    },
  },
  components: {
    summary: 'Show the states of components that no page shows, such as errors, in every language.',
    examples: ['npm run site -- components', 'npm run site -- components --write-only'],
    options: { port, host, 'write-only': { help: 'Write the pages to .cache/components and exit.' } },
  },
  hosts: {
    summary: 'Print the configuration of a host: headers, redirects and error pages.',
    examples: ['npm run --silent site -- hosts nginx > site.conf', 'npm run site -- hosts netlify'],
    positionals: [['<host>', 'netlify, cloudflare or nginx.']],
    listsProblems: false,
    options: { 'base-url': baseUrl, drafts, date },
  },
  explain: {
    summary: 'Explain a rule: what it requires, why, a wrong and a right example.',
    examples: ['npm run explain', 'npm run explain -- link/broken'],
    positionals: [['[<rule>]', 'Id of a rule; without one, all rules are listed.']],
    listsProblems: false,
    options: { format: resultFormat(['human', 'json']) },
  },
  diff: {
    summary: 'List the pages and sentences that differ from another revision.',
    examples: ['npm run diff', 'npm run diff -- HEAD~3', 'npm run diff -- v1 v2 --format markdown'],
    positionals: [
      ['[<revision>]', 'Git revision of the earlier content (default: the merge base with the main branch).'],
      ['[<revision>]', 'Git revision of the later content (default: the working tree).'],
    ],
    options: { format: resultFormat(['human', 'json', 'markdown']) },
  },
  fonts: {
    summary: 'Subset the web fonts and write their style sheet.',
    examples: ['npm run site -- fonts'],
    listsProblems: false,
    options: {},
  },
  schema: {
    summary: 'Write the JSON Schemas of content files and the editor settings that apply them.',
    examples: ['npm run schema', 'npm run schema -- --check'],
    options: { check: { help: 'Write nothing; report files that would change.' } },
  },
} satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof table;

export const commandTable: Readonly<Record<CommandName, Command>> = table;

/** A command's own options first; without a command, those that most commands share. */
export function optionsOf(command: CommandName | undefined): Readonly<Record<string, Option>> {
  const definition = command && commandTable[command];
  const shared =
    definition?.listsProblems === false ? sharedOptions : { ...problemOptions, ...sharedOptions };
  return { ...definition?.options, ...shared, ...definition?.options };
}

export const optionTypes: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>> =
  Object.fromEntries(
    [problemOptions, sharedOptions, ...Object.values(commandTable).map(({ options }) => options)]
      .flatMap(Object.entries<Option>)
      .map(([name, { placeholder }]) => [name, { type: placeholder === undefined ? 'boolean' : 'string' }]),
  );
