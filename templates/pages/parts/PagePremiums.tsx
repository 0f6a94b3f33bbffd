/** The table of premium examples, filled from the page context. */
import { PremiumTable } from '../../components/PremiumTable/PremiumTable.tsx';
import type { PageContext } from '../../page-context.ts';

export type PagePremiumsProps = { readonly context: Pick<PageContext, 'ui' | 'estimator' | 'examples'> };

/** The examples at the rate of the agency. */
export function PagePremiums({ context: { ui, estimator, examples } }: PagePremiumsProps) {
  return <PremiumTable words={ui.examples} ratePercent={estimator.ratePercent} examples={examples} />;
}
