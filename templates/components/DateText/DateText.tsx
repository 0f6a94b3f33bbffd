/** A machine-readable date. */
import type { PrintedDate } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type DateTextProps = {
  /** A month or a day. */
  readonly date: PrintedDate;
};

/** Returns a `time` element. */
export function DateText({ date }: DateTextProps) {
  return (
    <time dateTime={date.iso}>
      <Bidi text={date.text} />
    </time>
  );
}
