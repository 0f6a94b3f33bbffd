/** Examples of the premium, a drawing of its rate, and the payment plan when the agency offers one. */
import type { PageContext } from '../../contract/page-context.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { type BarSegment, FeeShare, ShareMeaning } from '../FeeShare/FeeShare.tsx';
import { PaymentPlan } from '../PaymentPlan/PaymentPlan.tsx';

export function PremiumTable({
  context,
}: {
  readonly context: Pick<PageContext, 'ui' | 'estimator' | 'examples' | 'print'>;
}) {
  const { ui, estimator, examples, print } = context;
  const { amounts, plan } = estimator;
  return (
    <>
      <DataTable
        caption={ui.examples.caption}
        columns={[
          { label: ui.examples.bail, figure: true },
          { label: ui.examples.fee, figure: true },
        ]}
        rows={examples.map(({ bail, fee }) => [printAmount(bail), printAmount(fee)])}
      />
      <PremiumSquares context={context} />
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

export type PremiumSquaresProps = { readonly context: Pick<PageContext, 'ui' | 'estimator'> };

export function PremiumSquares({ context: { ui, estimator } }: PremiumSquaresProps) {
  const { fee, bail } = ui.examples.squares;
  return <FeeShare ratePercent={estimator.ratePercent} fee={segmentOf(fee)} bail={segmentOf(bail)} />;
}

type SquaresTexts = PageContext['ui']['examples']['squares']['fee'];

function segmentOf({ drawn, ...meaning }: SquaresTexts): BarSegment {
  return { drawn, meaning: <ShareMeaning {...meaning} /> };
}

function printAmount(amount: string) {
  return <bdi dir="ltr">{amount}</bdi>;
}
