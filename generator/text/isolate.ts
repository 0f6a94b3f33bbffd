/**
 * Words for where no element can stand: a title, a description. Runs of the other direction stand between marks:
 * U+2066 (left-to-right isolate) or U+2067 (right-to-left isolate), and U+2069 (end). In pages, `Bidi` isolates them.
 */
import { isolateWhole } from '../../schema/isolates.ts';
import { splitRuns } from '../../templates/components/Bidi/split-runs.ts';

/** The text with every run of the other direction between isolate marks. */
export function isolate(text: string, dir: 'ltr' | 'rtl'): string {
  return splitRuns(text, dir)
    .map((run) => (run.dir === undefined ? run.text : isolateWhole(run.text, run.dir)))
    .join('');
}
