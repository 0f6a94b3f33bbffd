/** What a fee costs when it is paid over time. Scripts print it, too. */
import { Bidi } from '../Bidi/Bidi.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Fold } from '../Fold/Fold.tsx';
import { type PlanTerms, planPayments } from './plan-payments.ts';

/** A plan that the agency offers, and its words. */
export type OfferedPlan = {
  readonly terms: PlanTerms;
  readonly copy: {
    readonly title: string;
    /** Heads of the two columns: bail amounts with their payments, and what each payment is. */
    readonly bail: string;
    readonly payment: string;
    /** The row of what is paid at once. */
    readonly down: string;
    /** The rows of what is paid each month, one for each number of months. */
    readonly monthly: readonly string[];
    /** The annual percentage rate, and whom a plan is for. */
    readonly note: string;
  };
};

export type PaymentPlanProps = OfferedPlan & {
  /** Bail amounts as tables print them, each with its fee in whole US dollars. */
  readonly fees: readonly { readonly bail: string; readonly fee: number }[];
  /** Prints whole US dollars. */
  readonly print: (dollars: number) => string;
};

/** The plan stays folded until somebody wants it; paper shows it. */
export function PaymentPlan({ terms, copy, fees, print }: PaymentPlanProps) {
  return (
    <Fold level={3} title={copy.title}>
      <div className="prose">
        <DataTable
          caption={copy.title}
          quiet
          columns={[{ label: copy.bail }, { label: copy.payment, figure: true }]}
          groups={fees.map(({ bail, fee }) => {
            const { down, monthly } = planPayments(fee, terms);
            const amounts = [down, ...monthly].map(print);
            return {
              title: bail,
              rows: [copy.down, ...copy.monthly].map((name, index) => [
                <Bidi key="name" text={name} />,
                <bdi key="amount" dir="ltr">
                  {amounts[index]}
                </bdi>,
              ]),
            };
          })}
        />
        <p className="small-text">
          <Bidi text={copy.note} />
        </p>
      </div>
    </Fold>
  );
}
