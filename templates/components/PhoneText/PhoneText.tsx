/** A telephone number in a line of text. */
import { Text, translatable } from '../../island-context.tsx';
import type { PhoneLink } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type PhoneTextProps = {
  /** The line that is dialled. */
  readonly phone: PhoneLink;
  /** What screen readers say before the number: "Call the main line". */
  readonly name: string;
  /** True for a number that is not ours, such as a jail's: green means a call to an agent. @default false */
  readonly other?: boolean;
  /** True where the name is that of a public office, in its own language: English. @default false */
  readonly official?: boolean;
};

/** A link that dials, bold; green for our own lines, ink for others. */
export function PhoneText({ phone, name, other = false, official = false }: PhoneTextProps) {
  return (
    <a className="phone-text" href={phone.href} data-variant={other ? 'other' : undefined}>
      <span className="visually-hidden" lang={official ? 'en' : undefined}>
        {official ? <Text>{`${name} `}</Text> : <Bidi text={`${name} `} line="link" />}
      </span>
      <bdi dir="ltr" {...translatable}>
        {phone.text}
      </bdi>
    </a>
  );
}
