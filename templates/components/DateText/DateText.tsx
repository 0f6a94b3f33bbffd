import type { PrintedDate } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export function DateText({ date }: { readonly date: PrintedDate }) {
  return (
    <time dateTime={date.iso}>
      <Bidi text={date.text} />
    </time>
  );
}
