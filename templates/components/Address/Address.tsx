/** A postal address, in its own direction in every language. */

export type AddressProps = {
  /** The address in one line, as on an envelope. */
  readonly text: string;
};

/** An isolated run that may break over lines, unlike a telephone number. */
export function Address({ text }: AddressProps) {
  return (
    <bdi className="wraps" dir="ltr" lang="en">
      {text}
    </bdi>
  );
}
