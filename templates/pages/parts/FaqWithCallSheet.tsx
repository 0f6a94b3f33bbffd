/** Frequently asked questions beside a checklist to fill in before the call. */
import type { Filled, Ui } from '../../../schema/index.ts';
import { CallSheet } from '../../components/CallSheet/CallSheet.tsx';
import { FaqList, type FaqListProps } from '../../components/FaqList/FaqList.tsx';

export type FaqWithCallSheetProps = FaqListProps & {
  readonly ui: Pick<Filled<Ui>, 'checklist' | 'common'>;
};

/** Returns both blocks, below each other on phones. */
export function FaqWithCallSheet({ ui, faqs }: FaqWithCallSheetProps) {
  return (
    <div className="columns" data-columns="8-4">
      <FaqList faqs={faqs} />
      <CallSheet level={3} copy={ui.checklist} print={ui.common.print} />
    </div>
  );
}
