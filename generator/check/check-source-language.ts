/** The language in which words are written first is a language of the site. */

import { idsOf } from '../../schema/checks/ids-of.ts';
import { valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { checkReference } from './check-reference.ts';
import { findFacts } from './find-facts.ts';

/** The problem of a source language that the settings do not list. */
export function checkSourceLanguage(files: readonly ContentFile[]): Diagnostic[] {
  const source = findFacts(files, 'site');
  if (source === undefined) return [];
  const known = idsOf(valueAt(source.data, ['languages']), 'tag').map(({ id }) => id);
  return checkReference({ source, path: ['sourceLanguage'], noun: 'language', known });
}
