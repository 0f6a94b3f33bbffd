/** Removes blocks whose condition does not match the settings of the site. */
import { type Condition, conditionOf, conditions, type Site } from '../../../schema/index.ts';

/** Returns the texts of a record without the blocks that are not shown, at any depth. */
export function chooseBlocks<Texts>(texts: Texts, site: Pick<Site, 'analytics'>): Texts {
  // A list of blocks is valid with fewer items.
  return choose(texts, conditionOf(site)) as Texts;
}

function choose(value: unknown, activeCondition: Condition): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => isShown(item, activeCondition))
      .map((item: unknown) => choose(item, activeCondition));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, choose(inner, activeCondition)]),
  );
}

/** Returns whether an item is shown. Only an item with a type is a block; other items may have a text in `when`. */
function isShown(item: unknown, activeCondition: Condition): boolean {
  if (typeof item !== 'object' || item === null || !('type' in item) || !('when' in item)) return true;
  return item.when === activeCondition || !conditions.some((condition) => condition === item.when);
}
