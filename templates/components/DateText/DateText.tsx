/** A date that machines can read. */
import type { PrintedDate } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type DateTextProps = {
  /** The date, a month or a day. */
  readonly date: PrintedDate;
};

/** A `time` element. */
export function DateText({ date }: DateTextProps) {
  return (
    <time dateTime={date.iso}>
      <Bidi text={date.text} />
    </time>
  );
}
