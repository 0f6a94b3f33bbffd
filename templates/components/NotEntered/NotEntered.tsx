import { Bidi } from '../Bidi/Bidi.tsx';

export type NotEnteredProps = {
  readonly texts: string;
};

/** A release build rejects the placeholder value that this label replaces. */
export function NotEntered({ texts }: NotEnteredProps) {
  return (
    <span className="not-entered">
      <span>
        <Bidi text={texts} />
      </span>
    </span>
  );
}
