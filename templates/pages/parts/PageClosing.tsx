/** The closing block of a page, filled from the page context. */
import type { Inline } from '../../../schema/index.ts';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type PageClosingProps = {
  readonly context: PageContext;
  /** Title and text of the block. @default those of all pages */
  readonly closing?: { readonly title: string; readonly text: Inline };
};

export function PageClosing({ context, closing }: PageClosingProps) {
  const { ui, phones, email } = context;
  const { common } = ui;
  const { title, text } = closing ?? common.closing;
  return (
    <ClosingBlock
      id="call"
      title={title}
      text={text}
      main={{ phone: phones.main, label: common.callNow }}
      alternate={{ phone: phones.alternate, label: common.alternateLine }}
      email={{ ...email, label: common.email }}
    />
  );
}
