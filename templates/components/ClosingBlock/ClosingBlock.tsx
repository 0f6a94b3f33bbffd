/** The end of a page: call buttons and e-mail address. */
import type { Inline } from '../../../schema/index.ts';
import type { PhoneLink } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopMarker } from '../StopMarker/StopMarker.tsx';

/** A telephone line and the label of its call button. */
export type LabelledPhone = { readonly phone: PhoneLink; readonly label: string };

export type ClosingBlockProps = {
  /** Id of the block, for links. */
  readonly id: string;
  /** Heading of the block. */
  readonly title: string;
  /** One or two sentences that invite the reader to call. */
  readonly text: Inline;
  /** The main telephone line. */
  readonly main: LabelledPhone;
  /** The alternate telephone line; its call button is outlined. */
  readonly alternate: LabelledPhone;
  /** The e-mail address and its label. */
  readonly email: { readonly href: string; readonly text: string; readonly label: string };
};

export function ClosingBlock({ id, title, text, main, alternate, email }: ClosingBlockProps) {
  return (
    <section className="closing-block" id={id} aria-labelledby={`${id}-title`}>
      <StopMarker call />
      <h2 id={`${id}-title`}>
        <Bidi text={title} />
      </h2>
      <p className="lead">
        <InlineText content={text} />
      </p>
      <div className="closing-block__calls">
        <CallButton {...main} />
        <CallButton {...alternate} outlined />
        <p>
          <a className="mail" href={email.href}>
            <Icon name="mail" />
            <span className="visually-hidden">{`${email.label} `}</span>
            <bdi dir="ltr">{email.text}</bdi>
          </a>
        </p>
      </div>
    </section>
  );
}
