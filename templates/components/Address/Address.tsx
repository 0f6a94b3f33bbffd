import { Typeset, type TypesetProps } from '../../typesetting.tsx';

/** The address in one line. */
export type AddressProps = TypesetProps;

/** Returns the address isolated from the text around it. Unlike a telephone number it may break over lines. */
export function Address(address: AddressProps) {
  return (
    <bdi className="wraps" dir="ltr" lang="en">
      <Typeset {...address} />
    </bdi>
  );
}
