/** Leaves out the blocks whose condition does not hold, so that a page says what is true of the site as it is set up. */
import { type Condition, conditions, holdingCondition, type Site } from '../../../schema/index.ts';

/** The words of a record without such blocks, wherever in it they stand. */
export function chooseBlocks<Words>(words: Words, site: Pick<Site, 'analytics'>): Words {
  // Nothing but whole items of lists of blocks is left out, which the schema allows.
  return choose(words, holdingCondition(site)) as Words;
}

function choose(value: unknown, holding: Condition): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => isShown(item, holding)).map((item: unknown) => choose(item, holding));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, choose(inner, holding)]));
}

/** A block has a type; other items may have words of their own under the name of the condition. */
function isShown(item: unknown, holding: Condition): boolean {
  if (typeof item !== 'object' || item === null || !('type' in item) || !('when' in item)) return true;
  return item.when === holding || !conditions.some((condition) => condition === item.when);
}
