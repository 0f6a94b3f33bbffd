/** Frequently asked questions beside the checklist for the call. */
import type { Filled, Ui } from '../../../schema/index.ts';
import { CallChecklist } from '../../components/CallChecklist/CallChecklist.tsx';
import { FaqList, type FaqListProps } from '../../components/FaqList/FaqList.tsx';

export type FaqWithCallChecklistProps = FaqListProps & {
  readonly ui: Pick<Filled<Ui>, 'checklist' | 'common'>;
};

/** Returns both blocks in two columns, or in one column on phones. */
export function FaqWithCallChecklist({ ui, faqs }: FaqWithCallChecklistProps) {
  return (
    <div className="columns" data-columns="8-4">
      <FaqList faqs={faqs} />
      <CallChecklist level={3} copy={ui.checklist} print={ui.common.print} />
    </div>
  );
}
