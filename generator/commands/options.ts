/** The options of the command line: one table from which parsing, help and suggestions come. */

/** What an option takes and means. */
export type Option = {
  readonly type: 'boolean' | 'string';
  /** Shown in help in place of the value. */
  readonly placeholder?: string;
  /** The values it takes, if they are few. */
  readonly choices?: readonly string[];
  /** May be given more than once. */
  readonly repeatable?: boolean;
  readonly help: string;
};

/** Options that every command has. */
export const sharedOptions = {
  strict: { type: 'boolean', help: 'Count warnings as errors. On by default when CI is set.' },
  'no-strict': { type: 'boolean', help: 'Do not count warnings as errors, also when CI is set.' },
  format: {
    type: 'string',
    placeholder: '<form>',
    choices: ['human', 'json', 'github'],
    help: 'Form of the problem list on standard output (default: human).',
  },
  report: {
    type: 'string',
    placeholder: '<form>:<file>',
    repeatable: true,
    help: 'Write the problem list into a file, too.',
  },
  quiet: { type: 'boolean', help: 'Print problems only.' },
  verbose: { type: 'boolean', help: 'Print every problem, timings and stack traces.' },
  color: {
    type: 'string',
    placeholder: '<when>',
    choices: ['auto', 'always', 'never'],
    help: 'Colour: auto, always or never (default: auto).',
  },
  help: { type: 'boolean', help: 'Print this help.' },
  version: { type: 'boolean', help: 'Print the version of the program and of Node.' },
} as const satisfies Record<string, Option>;

const out: Option = {
  type: 'string',
  placeholder: '<folder>',
  help: 'Output folder, seen from the folder of the project (default: dist).',
};
const baseUrl: Option = {
  type: 'string',
  placeholder: '<url>',
  help: 'Origin of the published site, such as https://example.org. Wins over SITE_BASE_URL and the settings.',
};
const release: Option = {
  type: 'boolean',
  help: 'Refuse placeholder data; generate also weighs and compresses the site.',
};
const port: Option = {
  type: 'string',
  placeholder: '<number>',
  help: 'Port (default: 4321 or the next free one).',
};
const host: Option = {
  type: 'string',
  placeholder: '<address>',
  help: 'Address to listen on (default: 127.0.0.1).',
};

/** A command with its own options. */
export type Command = {
  readonly summary: string;
  readonly aliases: readonly string[];
  readonly examples: readonly string[];
  /** The one word that the command takes, if it takes any. */
  readonly argument?: Argument;
  readonly options: Readonly<Record<string, Option>>;
};

/** A word after the name of a command. */
export type Argument = {
  /** Shown in help in place of the word. */
  readonly placeholder: string;
  /** The words it may be, if they are few; a command judges any other word itself. */
  readonly choices?: readonly string[];
  /** @default false */
  readonly isOptional?: boolean;
  readonly help: string;
};

/** Every command, by name. */
export const commandTable = {
  generate: {
    summary: 'Check the content, render every page and replace the output folder if all went well.',
    aliases: [],
    examples: ['npm run generate', 'npm run generate -- --base-url https://example.org --release'],
    options: {
      out,
      'base-url': baseUrl,
      release,
      'force-full': { type: 'boolean', help: 'Ignore the cache, and write every file anew.' },
      verify: { type: 'boolean', help: 'Build twice and compare; differing bytes are an error.' },
      budget: {
        type: 'boolean',
        help: 'Weigh the site, print the weights and refuse what is too heavy. Part of --release.',
      },
    },
  },
  check: {
    summary: 'Check the content and write nothing.',
    aliases: ['validate'],
    examples: ['npm run check', 'npm run check -- --output --format json'],
    options: {
      'base-url': baseUrl,
      release,
      output: { type: 'boolean', help: 'Render in memory, too, and validate every page as HTML.' },
      age: {
        type: 'boolean',
        help: 'Tell what was looked up long ago. Looks at the clock, as nothing else does.',
      },
    },
  },
  preview: {
    summary: 'Serve the output folder as hosts do, with its headers and the address of the form.',
    aliases: [],
    examples: ['npm run preview', 'npm run preview -- --port 8080'],
    options: {
      out,
      port,
      host,
      'fail-form': {
        type: 'string',
        placeholder: '<how>',
        help: 'Make every message of the form fail: a status such as 500, or "timeout" for no answer.',
      },
    },
  },
  components: {
    summary: 'Show every component and island with all its examples, in every language and both themes.',
    aliases: [],
    examples: ['npm run components', 'npm run components -- --write-only'],
    options: {
      port,
      host,
      'write-only': { type: 'boolean', help: 'Write the pages under .cache/components and stop.' },
    },
  },
  hosts: {
    summary: 'Print what a web server has to be told: headers, redirects and error pages of the last build.',
    aliases: [],
    examples: ['npm run --silent site -- hosts nginx > site.conf', 'npm run site -- hosts caddy --out dist'],
    argument: {
      placeholder: '<host>',
      choices: ['netlify', 'cloudflare', 'nginx', 'caddy'],
      help: 'netlify, cloudflare, nginx or caddy.',
    },
    options: { out },
  },
  explain: {
    summary: 'Say what a rule asks for, why, and how it is met; without a rule, list all rules.',
    aliases: [],
    examples: ['npm run site -- explain link/broken', 'npm run site -- explain'],
    argument: {
      placeholder: '[<rule>]',
      isOptional: true,
      help: 'Id of a rule, as it stands at the end of the first line of a problem.',
    },
    options: {},
  },
  clean: {
    summary: 'Remove the cache and an output folder that this program made.',
    aliases: [],
    examples: ['npm run site -- clean'],
    options: { out },
  },
} as const satisfies Record<string, Command>;

/** Name of a command. */
export type CommandName = keyof typeof commandTable;
