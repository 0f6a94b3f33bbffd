/** Removes blocks whose condition does not match the settings of the site. */
import { type Condition, conditions, conditionsOf, type SiteConditions } from '../../../schema/index.ts';

/** Returns the texts of a record without the blocks that are not shown, at any depth. */
export function chooseBlocks<Texts>(texts: Texts, site: SiteConditions): Texts {
  // A list of blocks is valid with fewer items.
  return choose(texts, conditionsOf(site)) as Texts;
}

function choose(value: unknown, active: readonly Condition[]): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => isShown(item, active)).map((item: unknown) => choose(item, active));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, choose(inner, active)]));
}

/** Returns whether an item is shown. Only an item with a type is a block; other items may have a text in `when`. */
function isShown(item: unknown, active: readonly Condition[]): boolean {
  if (typeof item !== 'object' || item === null || !('type' in item) || !('when' in item)) return true;
  const condition = conditions.find((name) => name === item.when);
  return condition === undefined || active.includes(condition);
}
