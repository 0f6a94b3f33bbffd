/** What editors read, planned: a JSON Schema for each kind of content file, and settings that say where it applies. */
import { parse } from 'yaml';
import * as z from 'zod';
import type { FileKind } from '../../content/content-file.ts';
import { allKinds, pathOf, schemaOf } from '../../content/content-paths.ts';
import { describeChoices, describeWanted } from '../../content/describe-value.ts';
import { exampleOf } from '../../content/line-to-add.ts';

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

/** The JSON Schema (draft 7) of a kind of file: what a field holds, an example, what is said of a wrong value. */
function toJsonSchema(schema: z.ZodType, title: string): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // zod types it by its core class; all of ours are classic schemas.
      if (zodSchema instanceof z.ZodType) addHelp(jsonSchema, zodSchema);
    },
  });
  return { $schema, title, ...rest };
}

type Field = z.core.JSONSchema.BaseSchema;

/** `errorMessage` is no word of JSON Schema; YAML servers show it in place of their own. */
function addHelp(field: Field, schema: z.ZodType): void {
  // The format says the same, and a person can read it.
  if (field.format === 'date') delete field.pattern;
  const example = isOpen(field) ? exampleOf(schema) : '"…"';
  if (example !== '"…"') field.examples = [parse(example)];
  const expected = expectedOf(field);
  if (expected !== undefined) field.errorMessage = `Takes ${expected}.${purposeOf(field)}`;
}

/** Whether a writer cannot choose from the values that there are. */
const isOpen = ({ type, enum: choices, const: only }: Field): boolean =>
  type !== 'boolean' && choices === undefined && only === undefined;

/** Of blocks an editor says by itself which field is missing or unknown. */
function expectedOf({ type, format, enum: choices }: Field): string | undefined {
  if (typeof type !== 'string' || type === 'object') return undefined;
  if (choices !== undefined) return describeChoices(choices);
  return describeWanted(format === 'date' ? format : type);
}

const purposeOf = ({ description }: Field): string => (description === undefined ? '' : `\n${description}`);
