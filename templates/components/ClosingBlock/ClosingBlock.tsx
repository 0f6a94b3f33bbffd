import type { Inline } from '../../../schema/index.ts';
import type { PageContext } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StepMarker } from '../StepMarker/StepMarker.tsx';

export type ClosingBlockProps = {
  readonly context: Pick<PageContext, 'ui' | 'phones' | 'email'>;
  /** Title and text of the block. @default those of all pages */
  readonly closing?: { readonly title: string; readonly text: Inline };
};

export function ClosingBlock({ context, closing }: ClosingBlockProps) {
  const { phones, email } = context;
  const { common } = context.ui;
  const { title, text } = closing ?? common.closing;
  return (
    <section className="closing-block" id="call" aria-labelledby="call-title">
      <StepMarker call />
      <Bidi as="h2" id="call-title" text={title} />
      <InlineText as="p" className="lead" content={text} />
      <div className="closing-block__calls">
        <CallButton phone={phones.main} label={common.callNow} />
        <CallButton phone={phones.alternate} label={common.alternateLine} outlined />
        <p>
          <a className="mail" href={email.href}>
            <Icon name="mail" />
            <span className="visually-hidden">{`${common.email} `}</span>
            <bdi dir="ltr">{email.text}</bdi>
          </a>
        </p>
      </div>
    </section>
  );
}
