/** A label in place of a value that the owner of the site has not entered yet. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type NotEnteredProps = {
  /** The text: "not yet entered". */
  readonly texts: string;
};

/** Returns a hatched label. A release build rejects the placeholder value that the label replaces. */
export function NotEntered({ texts }: NotEnteredProps) {
  return (
    <span className="not-entered">
      <span>
        <Bidi text={texts} />
      </span>
    </span>
  );
}
