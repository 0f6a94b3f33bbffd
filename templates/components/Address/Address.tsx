import { keepTogether } from '../../text/no-break.ts';

export type AddressProps = { readonly text: string };

/** Unlike a telephone number, an address may wrap. */
export function Address({ text }: AddressProps) {
  return (
    <bdi className="wraps" dir="ltr" lang="en">
      {keepTogether(text)}
    </bdi>
  );
}
