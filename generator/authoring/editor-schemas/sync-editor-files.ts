/** Finds and writes the files for editors that differ from the planned ones. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planEditorFiles, SCHEMA_FOLDER, SETTINGS_FILE } from './plan-editor-files.ts';

/** A file to change; undefined contents mean that it is removed. */
export type EditorFileChange = { readonly file: string; readonly contents: string | undefined };

/** Returns the files to change. Throws `SyntaxError` when the editor's settings are not plain JSON. */
export function findEditorFileChanges(projectRoot: string): EditorFileChange[] {
  const read = (file: string) => {
    const absolutePath = path.join(projectRoot, file);
    return existsSync(absolutePath) ? readFileSync(absolutePath, 'utf8') : undefined;
  };
  const planned = new Map(
    planEditorFiles(read(SETTINGS_FILE)).map(({ path: file, contents }) => [file, contents]),
  );
  const existing = globSync(`${SCHEMA_FOLDER}/**/*.json`, { cwd: projectRoot });
  return [...new Set([...planned.keys(), ...existing])]
    .map((file) => ({ file, contents: planned.get(file) }))
    .filter(({ file, contents }) => read(file) !== contents);
}

/** Writes or removes a file. Throws the error of the system. */
export function applyEditorFileChange({ file, contents }: EditorFileChange, projectRoot: string): void {
  const target = path.join(projectRoot, file);
  if (contents === undefined) {
    rmSync(target);
  } else {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}
