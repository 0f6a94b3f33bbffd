/** A postal address, in its own direction in every language. */
import { Typeset, type TypesetProps } from '../../typesetting.tsx';

/** The address in one line, as on an envelope. */
export type AddressProps = TypesetProps;

/** An isolated run that may break over lines, unlike a telephone number. */
export function Address(address: AddressProps) {
  return (
    <bdi className="wraps" dir="ltr" lang="en">
      <Typeset {...address} />
    </bdi>
  );
}
