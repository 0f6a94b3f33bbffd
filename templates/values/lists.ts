import type { Filled, Ui } from '../../schema/index.ts';

type ListPatterns = Pick<Filled<Ui>['figures'], 'listNext' | 'listLast' | 'listLastBeforeI'>;

/** A word that begins with the sound i: "Irvine", "Hidalgo", but not "Hialeah". */
const startsWithI = /^(?:[ií]|hi(?![ae]))/iu;

export function joinList(
  items: readonly string[],
  { listNext, listLast, listLastBeforeI }: ListPatterns,
): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const first = items.slice(0, -1).reduce((joined, next) => listNext({ first: joined, next }));
  return startsWithI.test(last) ? listLastBeforeI({ first, last }) : listLast({ first, last });
}

type OrderedFacts = { readonly order: number } | { readonly published: string };

/** Sorted by `order`, or newest first for posts; records with errors last. */
export function recordsInOrder<Facts extends OrderedFacts | undefined>(
  records: ReadonlyMap<string, Facts>,
): [id: string, facts: Facts][] {
  return [...records].sort(([idA, a], [idB, b]) => sortKeyOf(a) - sortKeyOf(b) || (idA < idB ? -1 : 1));
}

export function idsInOrder(records: ReadonlyMap<string, OrderedFacts | undefined>): string[] {
  return recordsInOrder(records).map(([id]) => id);
}

function sortKeyOf(facts: OrderedFacts | undefined): number {
  if (facts === undefined) return Number.MAX_SAFE_INTEGER;
  return 'order' in facts ? facts.order : -Date.parse(facts.published);
}
