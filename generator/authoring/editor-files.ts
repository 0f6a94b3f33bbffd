import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { allFileTypes, pathOf, schemaOf } from '../content/classify-file.ts';
import type { FileType } from '../content/content-file.ts';
import { describeChoices, describeExpected, exampleOf } from '../content/describe-schema.ts';

export const SCHEMA_FOLDER = 'schema/json';
/** Project settings of VS Code, which other editors also read. */
export const SETTINGS_FILE = '.vscode/settings.json';

/** Keeps other keys of the settings. Throws when they are not valid JSON. */
export function buildEditorFiles(settings: string | undefined) {
  // With wildcards as language and id, the path of a file type is the glob pattern of its files.
  const fileTypes = allFileTypes('*', '*');
  const schemas = fileTypes.map((fileType) => ({
    path: schemaPathOf(fileType),
    contents: formatJson(toJsonSchema(schemaOf(fileType), pathOf(fileType))),
  }));
  const allPatterns = new Set(fileTypes.map(pathOf));
  const associations = fileTypes.map(
    (fileType) => [`./${schemaPathOf(fileType)}`, globsOf(pathOf(fileType), allPatterns)] as const,
  );
  const generatedSettings = { ...yamlSettings, 'yaml.schemas': Object.fromEntries(associations) };
  const contents = formatJson({ ...JSON.parse(settings ?? '{}'), ...generatedSettings });
  return [...schemas, { path: SETTINGS_FILE, contents }];
}

const yamlSettings = {
  'files.eol': '\n',
  '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2 },
  'yaml.customTags': [],
  // The schema store has schemas of other projects for some of these file names.
  'yaml.schemaStore.enable': false,
};

const schemaPathOf = ({ type, name }: FileType): string => `${SCHEMA_FOLDER}/${type}/${name}.json`;

/** Those of text files exclude the shared file of the same name. */
function globsOf(pattern: string, allPatterns: ReadonlySet<string>): string | readonly string[] {
  const sharedPath = pattern.replace('/*/', '/shared/');
  return sharedPath !== pattern && allPatterns.has(sharedPath) ? [pattern, `!${sharedPath}`] : pattern;
}

const formatJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

function toJsonSchema(schema: z.ZodType, title: string): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // The type is that of zod's core, but all schemas here are instances of the classic class.
      if (zodSchema instanceof z.ZodType) addHelp(jsonSchema, zodSchema);
    },
  });
  return { $schema, title, ...rest };
}

type Field = z.core.JSONSchema.BaseSchema;

/** `errorMessage` is not part of JSON Schema, but YAML language servers show it. */
function addHelp(field: Field, schema: z.ZodType): void {
  // The format implies the pattern, and the message of the format is more readable.
  if (field.format === 'date') delete field.pattern;
  const example = exampleOf(schema);
  if (!hasFixedValues(field) && example !== NO_EXAMPLE) field.examples = [parse(example)];
  const expected = expectedOf(field);
  if (expected !== undefined) field.errorMessage = `Takes ${expected}.${purposeOf(field)}`;
}

/** What `exampleOf` returns for a schema without a typical value. */
const NO_EXAMPLE = '"…"';

const hasFixedValues = ({ type, enum: choices, const: only }: Field): boolean =>
  type === 'boolean' || choices !== undefined || only !== undefined;

/** Undefined for objects, whose missing and unknown fields editors report. */
function expectedOf({ type, format, enum: choices }: Field): string | undefined {
  if (typeof type !== 'string' || type === 'object') return undefined;
  if (choices !== undefined) return describeChoices(choices);
  return describeExpected(format === 'date' ? format : type);
}

const purposeOf = ({ description }: Field): string => (description === undefined ? '' : `\n${description}`);

/** A file to change; undefined contents mean that it is removed. */
export type EditorFileChange = { readonly file: string; readonly contents: string | undefined };

/** Throws `SyntaxError` when the editor's settings are not plain JSON. */
export function findEditorFileChanges(projectRoot: string): EditorFileChange[] {
  const read = (file: string) => {
    const absolutePath = path.join(projectRoot, file);
    return existsSync(absolutePath) ? readFileSync(absolutePath, 'utf8') : undefined;
  };
  const planned = new Map(
    buildEditorFiles(read(SETTINGS_FILE)).map(({ path: file, contents }) => [file, contents]),
  );
  const existing = globSync(`${SCHEMA_FOLDER}/**/*.json`, { cwd: projectRoot });
  return [...new Set([...planned.keys(), ...existing])]
    .map((file) => ({ file, contents: planned.get(file) }))
    .filter(({ file, contents }) => read(file) !== contents);
}

/** Throws the error of the system. */
export function applyEditorFileChange({ file, contents }: EditorFileChange, projectRoot: string): void {
  const target = path.join(projectRoot, file);
  if (contents === undefined) {
    rmSync(target);
  } else {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}
