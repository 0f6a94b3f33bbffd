import type { PrintedDate } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type DateTextProps = {
  readonly date: PrintedDate;
};

export function DateText({ date }: DateTextProps) {
  return (
    <time dateTime={date.iso}>
      <Bidi text={date.text} />
    </time>
  );
}
