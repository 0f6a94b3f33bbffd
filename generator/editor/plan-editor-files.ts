/** What editors read, planned: a JSON Schema for each kind of content file, and settings that say where it applies. */
import type { z } from 'zod';
import { collections, factFiles, pages, textFiles } from '../../schema/index.ts';
import type { OutputFile } from '../output-file.ts';
import { pathOf } from '../validate/content-paths.ts';
import { toJsonSchema } from './json-schema.ts';

/** Folder of the JSON Schemas; all that is in it is planned here. */
export const SCHEMA_FOLDER = 'schema/json';
/** Settings of the project for VS Code and the editors that read the same file. */
export const SETTINGS_FILE = '.vscode/settings.json';

/** The text of a planned file. */
export type EditorFile = OutputFile & { readonly contents: string };

/**
 * The files, with their paths in the project.
 *
 * @param settings the text of the settings as they are; what is not ours in them stays. Throws when it is no JSON.
 */
export function planEditorFiles(settings: string | undefined): EditorFile[] {
  const kinds = listKinds();
  const schemas = kinds.map(({ path, files, schema }) => ({
    path,
    contents: print(toJsonSchema(schema, files)),
  }));
  const all = new Set(kinds.map(({ files }) => files));
  const places = kinds.map(({ path, files }) => [`./${path}`, placesOf(files, all)] as const);
  const ours = { ...ownSettings, 'yaml.schemas': Object.fromEntries(places) };
  const contents = print({ ...JSON.parse(settings ?? '{}'), ...ours });
  return [...schemas, { path: SETTINGS_FILE, contents }];
}

/** What YAML files here are, for the editor that writes them. */
const ownSettings = {
  'files.eol': '\n',
  '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2 },
  'yaml.customTags': [],
  // Schemas of other people's files would be fetched for names such as ours.
  'yaml.schemaStore.enable': false,
};

type Kind = { readonly path: string; readonly files: string; readonly schema: z.ZodType };

/** Every kind of content file: where its JSON Schema stands, and the pattern of its files. */
function listKinds(): Kind[] {
  const [id, language] = ['*', '*'];
  return [
    ...rowsOf(factFiles).map(([name, schema]) => kindOf({ type: 'facts', name }, schema)),
    ...rowsOf(textFiles).map(([name, schema]) => kindOf({ type: 'words', name, language }, schema)),
    ...rowsOf(pages).map(([name, { text }]) => kindOf({ type: 'page-words', name, language }, text)),
    ...rowsOf(collections).flatMap(([name, { facts, text }]) => [
      kindOf({ type: 'collection-facts', name, id }, facts),
      kindOf({ type: 'collection-words', name, id, language }, text),
    ]),
  ];
}

const kindOf = (kind: Parameters<typeof pathOf>[0], schema: z.ZodType): Kind => ({
  path: `${SCHEMA_FOLDER}/${kind.type}/${kind.name}.json`,
  files: pathOf(kind),
  schema,
});

// Object.entries loses the key type; the tables have no other keys.
const rowsOf = <T extends object>(table: T) => Object.entries(table) as [keyof T & string, T[keyof T]][];

/** The pattern of words in any language meets facts of the same name, too, which are a kind of their own. */
function placesOf(files: string, all: ReadonlySet<string>): string | readonly string[] {
  const facts = files.replace('/*/', '/shared/');
  return facts !== files && all.has(facts) ? [files, `!${facts}`] : files;
}

const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
