/** What editors read, planned: a JSON Schema for each kind of content file, and settings that say where it applies. */
import type { FileKind } from '../validate/content-file.ts';
import { allKinds, pathOf, schemaOf } from '../validate/content-paths.ts';
import { toJsonSchema } from './json-schema.ts';

/** Folder of the JSON Schemas; all that is in it is planned here. */
export const SCHEMA_FOLDER = 'schema/json';
/** Settings of the project for VS Code and the editors that read the same file. */
export const SETTINGS_FILE = '.vscode/settings.json';

/**
 * The files, with their paths in the project.
 *
 * @param settings the text of the settings as they are; what is not ours in them stays. Throws when it is no JSON.
 */
export function planEditorFiles(settings: string | undefined) {
  // The path of each is the pattern of its files.
  const kinds = allKinds('*', '*');
  const schemas = kinds.map((kind) => ({
    path: schemaPathOf(kind),
    contents: print(toJsonSchema(schemaOf(kind), pathOf(kind))),
  }));
  const all = new Set(kinds.map(pathOf));
  const places = kinds.map((kind) => [`./${schemaPathOf(kind)}`, placesOf(pathOf(kind), all)] as const);
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

const schemaPathOf = ({ type, name }: FileKind): string => `${SCHEMA_FOLDER}/${type}/${name}.json`;

/** The pattern of words in any language meets facts of the same name, too, which are a kind of their own. */
function placesOf(files: string, all: ReadonlySet<string>): string | readonly string[] {
  const facts = files.replace('/*/', '/shared/');
  return facts !== files && all.has(facts) ? [files, `!${facts}`] : files;
}

const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
