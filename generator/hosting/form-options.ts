/** Reads the settings of the site's form. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { type FormSettings, readFormSettings } from '../../templates/message-form.ts';
import { SITE_FILE } from '../content/site-file.ts';

/**
 * Returns the settings of the form, or defaults when they have errors, so that an existing build can still be served.
 */
export function readFormSettingsOf(projectRoot: string): FormSettings {
  const file = path.join(projectRoot, SITE_FILE);
  const settings = existsSync(file) ? parseDocument(readFileSync(file, 'utf8')).toJS() : undefined;
  return readFormSettings(settings);
}
