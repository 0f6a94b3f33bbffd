/** Frequent questions, with the sheet to fill in before the call beside them. */
import type { Filled, Ui } from '../../../schema/index.ts';
import { Checklist } from '../../components/Checklist/Checklist.tsx';
import { FaqList, type FaqListProps } from '../../components/FaqList/FaqList.tsx';

export type QuestionsAndSheetProps = FaqListProps & {
  readonly ui: Pick<Filled<Ui>, 'checklist' | 'common'>;
};

/** Both blocks, one under the other on phones. */
export function QuestionsAndSheet({ ui, faqs }: QuestionsAndSheetProps) {
  return (
    <div className="cols" data-columns="7-5">
      <FaqList faqs={faqs} />
      <Checklist level={3} words={ui.checklist} print={ui.common.print} />
    </div>
  );
}
