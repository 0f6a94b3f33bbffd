/** Removes blocks whose condition does not match the settings of the site. */
import { type Condition, conditions, holdingCondition, type Site } from '../../../schema/index.ts';

/** Returns the texts of a record without such blocks, at any depth. */
export function chooseBlocks<Texts>(texts: Texts, site: Pick<Site, 'analytics'>): Texts {
  // The schema allows the removal of items of lists of blocks.
  return choose(texts, holdingCondition(site)) as Texts;
}

function choose(value: unknown, holding: Condition): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => isShown(item, holding)).map((item: unknown) => choose(item, holding));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, choose(inner, holding)]));
}

/** Only an item with a type is a block; other items may use the key of the condition for a text. */
function isShown(item: unknown, holding: Condition): boolean {
  if (typeof item !== 'object' || item === null || !('type' in item) || !('when' in item)) return true;
  return item.when === holding || !conditions.some((condition) => condition === item.when);
}
