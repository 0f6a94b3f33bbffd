/** No identifier contains a withdrawn word or name. */
import { expect, it } from 'vitest';
import { readSources } from './source-files.ts';

/** Words that no identifier contains, alone or in camel case. */
const withdrawnWords = [
  ...[
    'arrival',
    'arrivals',
    'complain',
    'distrust',
    'drawer',
    'drawers',
    'fault',
    'faults',
    'gift',
    'homeless',
  ],
  ...['lazily', 'overlay', 'recall', 'refusal', 'refused', 'spot', 'spots', 'surroundings', 'tell', 'tells'],
  ...['told', 'twin', 'twins', 'witness'],
];

/** Names of earlier designs by folder. Elsewhere these words have their usual meaning. */
const withdrawnNames: Readonly<Record<string, readonly string[]>> = {
  'generator/': ['Held', 'Look', 'Memory', 'Standing', 'made'],
  'generator/cache/': ['note', 'once', 'record'],
  'generator/pipeline/': ['things'],
  'templates/pages/': ['things'],
};

/** Names of content fields, which writers use. */
const contentFields: Readonly<Record<string, readonly string[]>> = {
  'schema/ui.ts': ['refused'],
  'templates/islands/ContactForm/ContactForm.props.ts': ['refused'],
  'templates/islands/ContactForm/ContactForm.examples.ts': ['refused'],
};

const sources = readSources(['{generator,schema,scripts,templates,tests}/**/*.{ts,tsx,mjs}']);

/** Matches comments, strings, regular expressions and names. */
const tokens =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[(,=:!&|?[]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*|(?<name>[A-Za-z_$][\w$]*)/gu;

/** Returns the identifiers of a source text. Also finds those in the expressions of template literals. */
function identifiersIn(text: string): Set<string> {
  const found = [...text.matchAll(tokens)].flatMap(({ 0: token, groups }) => {
    if (groups?.name !== undefined) return groups.name;
    const expressions = token.startsWith('`') ? token.matchAll(/\$\{([^{}]*)\}/gu) : [];
    return Array.from(expressions, ([, expression = '']) => [...identifiersIn(expression)]).flat();
  });
  return new Set(found);
}

const wordsOf = (name: string): string[] =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|[_$]/u).map((word) => word.toLowerCase());

it.each([
  ['a name', 'const told = 1;', 'told'],
  ['a word in camel case', 'const isRefused = 1;', 'isRefused'],
  ['an expression in a template', `f(\`\${name}\`);`, 'name'],
])('finds %s', (_case, text, name) => {
  expect(identifiersIn(text)).toContain(name);
});

it.each(['// told', '/* told */', "f('told')", 'f(/told`/u)', 'f(`told`)'])('finds no name in %s', (text) => {
  expect(identifiersIn(text)).not.toContain('told');
});

it('has no identifier with a withdrawn word or name', () => {
  const found = sources.flatMap(({ path, text }) => {
    const names = Object.entries(withdrawnNames).flatMap(([folder, folderNames]) =>
      path.startsWith(folder) ? folderNames : [],
    );
    return [...identifiersIn(text)]
      .filter((name) => !contentFields[path]?.includes(name))
      .filter((name) => names.includes(name) || wordsOf(name).some((word) => withdrawnWords.includes(word)))
      .map((name) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
});
