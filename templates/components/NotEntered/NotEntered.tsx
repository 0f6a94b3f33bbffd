/** A plate in place of a value that the owner of the site has not entered yet. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type NotEnteredProps = {
  /** What it says: "not yet entered". */
  readonly words: string;
};

/** Hatched, so that nobody takes invented zeros for a number. A release is refused as long as it stands anywhere. */
export function NotEntered({ words }: NotEnteredProps) {
  return (
    <span className="not-entered">
      <span>
        <Bidi text={words} />
      </span>
    </span>
  );
}
