/** The payments of a fee that is paid over time. Also used inside an island. */
import type { OfferedPlan } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Disclosure } from '../Disclosures/Disclosures.tsx';
import { SmallText } from '../SmallText/SmallText.tsx';
import { computePayments } from './compute-payments.ts';

export type PaymentPlanProps = OfferedPlan & {
  /** Formatted bail amounts, each with its fee in whole US dollars. */
  readonly fees: readonly { readonly bail: string; readonly fee: number }[];
  readonly format: (dollars: number) => string;
};

export function PaymentPlan({ terms, texts, fees, format }: PaymentPlanProps) {
  return (
    <Disclosure level={3} title={texts.title}>
      <div className="prose">
        <DataTable
          caption={texts.title}
          hidesCaption
          columns={[{ label: texts.bail }, { label: texts.payment, figure: true }]}
          groups={fees.map(({ bail, fee }) => {
            const { down, monthly } = computePayments(fee, terms);
            const amounts = [down, ...monthly].map(format);
            return {
              title: bail,
              rows: [texts.down, ...texts.monthly].map((name, index) => [
                <Bidi key="name" text={name} />,
                <bdi key="amount" dir="ltr">
                  {amounts[index]}
                </bdi>,
              ]),
            };
          })}
        />
        <SmallText text={texts.note} />
      </div>
    </Disclosure>
  );
}
