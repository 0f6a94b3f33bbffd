/** Which placeholders each text may use. */
import { findPlaceholders } from '../../schema/checks/find-placeholders.ts';
import type { WrittenContent } from '../../schema/checks/site-check.ts';
import type { TextRole } from '../../schema/placeholder-names.ts';

/** Names by the role of the text that uses them. */
export type KnownPlaceholders = Readonly<Record<TextRole, ReadonlySet<string>>>;

/** The placeholders of a site, or undefined when a file that names some cannot be read. */
export function findKnownPlaceholders(content: WrittenContent): KnownPlaceholders | undefined {
  const names = findPlaceholders(content);
  return (
    names && {
      ordinary: new Set([...names.shared, ...names.phrases]),
      // A phrase is filled before the texts that use it, from the other values alone.
      phrase: new Set(names.shared),
      // These are filled with their own parameters alone.
      figure: new Set(),
      name: new Set(),
    }
  );
}
