/** The premium examples and the payment plan, filled from the page context. */
import { PaymentPlan } from '../../components/PaymentPlan/PaymentPlan.tsx';
import { PremiumTable } from '../../components/PremiumTable/PremiumTable.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type PagePremiumsProps = {
  readonly context: Pick<PageContext, 'ui' | 'estimator' | 'examples' | 'print'>;
};

/** Returns a table of examples at the rate of the agency, and its payment plan when it offers one. */
export function PagePremiums({ context: { ui, estimator, examples, print } }: PagePremiumsProps) {
  const { ratePercent, amounts, plan } = estimator;
  return (
    <>
      <PremiumTable texts={ui.examples} ratePercent={ratePercent} examples={examples} />
      {plan === undefined ? null : (
        <PaymentPlan
          {...plan}
          fees={amounts.map((dollars) => ({ bail: print.money(dollars), fee: print.premium(dollars) }))}
          format={print.money}
        />
      )}
    </>
  );
}
