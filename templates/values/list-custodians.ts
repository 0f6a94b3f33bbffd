import type { CountyLink, Custodian, PageContext, TownLink } from '../contract/page-context.ts';

/** Returns the police of a place, and its county when none of them has a telephone number. */
export function listCustodians(
  { police, county }: TownLink,
  { counties }: Pick<PageContext, 'counties'>,
): { readonly custodians: readonly Custodian[]; readonly county: CountyLink | undefined } {
  const hasPhone = police.some(({ phone }) => phone !== undefined);
  return { custodians: police, county: hasPhone ? undefined : counties.find(({ id }) => id === county) };
}
