import type { ReactNode } from 'react';
import type { PhoneLink } from '../../contract/page-context.ts';
import { Text, translatable } from '../../rendering/island-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';

export type PhoneTextProps = {
  readonly phone: PhoneLink;
  /** Visually hidden text before the number: "Call the main line". */
  readonly name: string;
  /** Whether the number is ours, not, for example, that of a jail. @default true */
  readonly isOurs?: boolean;
  /** Whether the name is that of a public office, in English. @default false */
  readonly official?: boolean;
};

/** Green for our own lines, in the text color for others. */
export function PhoneText({ phone, name, isOurs = true, official = false }: PhoneTextProps) {
  return (
    <DialLink href={phone.href} variant={isOurs ? undefined : 'other'}>
      <span className="visually-hidden" lang={official ? 'en' : undefined}>
        {official ? <Text>{`${name} `}</Text> : <Bidi text={`${name} `} />}
      </span>
      <bdi dir="ltr" {...translatable}>
        {phone.text}
      </bdi>
    </DialLink>
  );
}

type DialLinkProps = {
  readonly href: string;
  /** A number of others that stands alone, or in a sentence. @default our own number */
  readonly variant?: 'other' | 'said' | undefined;
  readonly children: ReactNode;
};

export function DialLink({ href, variant, children }: DialLinkProps) {
  return (
    <a className="phone-text" href={href} data-variant={variant}>
      {children}
    </a>
  );
}
