import { Typeset, type TypesetProps } from '../../rendering/typesetting.tsx';

/** The address as one string, with the role of its text. */
export type AddressProps = TypesetProps;

/** Returns the address, isolated from the direction of the text around it. Unlike a telephone number, it may wrap. */
export function Address(address: AddressProps) {
  return (
    <bdi className="wraps" dir="ltr" lang="en">
      <Typeset {...address} />
    </bdi>
  );
}
