/** The redirects of the settings, read without trusting their shape. */
import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { findFacts } from './find-facts.ts';

/** The file of the settings, and where each old address leads now. */
export type WrittenRedirects = { readonly file: string; readonly targets: ReadonlyMap<string, unknown> };

/** Undefined when the settings cannot be read. */
export function findRedirects(files: readonly ContentFile[]): WrittenRedirects | undefined {
  const site = findFacts(files, 'site');
  const redirects = valueAt(site?.data, ['redirects']);
  if (site === undefined) return undefined;
  return { file: site.file, targets: new Map(isPlainObject(redirects) ? Object.entries(redirects) : []) };
}
