/** Reads the settings of the site's form. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { valueAt } from '../../schema/data-path.ts';
import { type FormSettings, readFormSettings } from '../../templates/form/message-form.ts';
import { SITE_FILE } from '../content/find-languages.ts';

export type FormOptions = FormSettings & {
  /** E-mail address of the owner; empty when the settings lack it. */
  readonly email: string;
  /** Tag of the language of the owner; empty when the settings lack it. */
  readonly sourceLanguage: string;
};

/**
 * Returns the settings of the form, or defaults when they have errors, so that an existing build can still be served.
 */
export function readFormOptions(projectRoot: string): FormOptions {
  const file = path.join(projectRoot, SITE_FILE);
  const settings: unknown = existsSync(file) ? parseDocument(readFileSync(file, 'utf8')).toJS() : undefined;
  const textAt = (name: string) => String(valueAt(settings, [name]) ?? '');
  return { ...readFormSettings(settings), email: textAt('email'), sourceLanguage: textAt('sourceLanguage') };
}
