import { Bidi } from '../Bidi/Bidi.tsx';

/** A release build rejects the placeholder value that this label replaces. */
export function NotEntered({ text }: { readonly text: string }) {
  return (
    <span className="not-entered">
      <Bidi as="span" text={text} />
    </span>
  );
}
