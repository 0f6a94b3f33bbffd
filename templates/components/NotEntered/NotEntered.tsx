/** A plate in place of a value that the owner of the site has not entered yet. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type NotEnteredProps = {
  /** What it says: "not yet entered". */
  readonly copy: string;
};

/** A hatched plate in place of an invented number. A release build rejects the placeholder that it stands for. */
export function NotEntered({ copy }: NotEnteredProps) {
  return (
    <span className="not-entered">
      <span>
        <Bidi text={copy} />
      </span>
    </span>
  );
}
