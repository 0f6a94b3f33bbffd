/** A telephone number in a line of text. */
import type { PhoneLink } from '../../page-context.ts';

export type PhoneTextProps = {
  /** The line that is dialled. */
  readonly phone: PhoneLink;
  /** What screen readers say before the number: "Call the main line". */
  readonly name: string;
};

/** A link that dials, green and bold. */
export function PhoneText({ phone, name }: PhoneTextProps) {
  return (
    <a className="tel" href={phone.href}>
      <span className="vh">{`${name} `}</span>
      <bdi dir="ltr">{phone.text}</bdi>
    </a>
  );
}
