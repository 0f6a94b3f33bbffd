import { keepTogether } from '../../text/no-break.ts';

/** The address as one string. */
export type AddressProps = { readonly text: string };

/** Returns the address, isolated from the direction of the text around it. Unlike a telephone number, it may wrap. */
export function Address({ text }: AddressProps) {
  return (
    <bdi className="wraps" dir="ltr" lang="en">
      {keepTogether(text)}
    </bdi>
  );
}
