/** Data of checks that differs from language to language: tables by language tag. */

/** The entry of a language: of its tag, otherwise of the tag without region and script. */
export function entryFor<Entry>(table: Readonly<Record<string, Entry>>, tag: string): Entry | undefined {
  return Object.hasOwn(table, tag) ? table[tag] : table[tag.split('-')[0] ?? tag];
}
