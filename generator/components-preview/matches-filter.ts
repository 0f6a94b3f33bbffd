/** Which components the filter of the overview leaves in sight. */

/** Whether a name has every word that was typed in it, in any order and case: `area map` finds `AreaMap`. */
export function matchesFilter(name: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/u);
  return words.every((word) => name.toLowerCase().includes(word));
}
