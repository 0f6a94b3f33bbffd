/**
 * Isolates runs of the other direction where no element is possible, such as in a title: between U+2066
 * (left-to-right isolate) or U+2067 (right-to-left isolate), and U+2069 (pop). In pages, `Bidi` isolates them.
 */
import { splitRuns } from '../components/Bidi/split-runs.ts';

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const END_OF_ISOLATE = '\u2069';

/** Returns the text with every run of the other direction between isolate characters. */
export function isolate(text: string, dir: 'ltr' | 'rtl'): string {
  return splitRuns(text, dir)
    .map((run) => (run.dir === undefined ? run.text : isolateWhole(run.text, run.dir)))
    .join('');
}

/** Returns the text between the isolate characters of a direction. */
export function isolateWhole(text: string, dir: 'ltr' | 'rtl'): string {
  return `${dir === 'ltr' ? LEFT_TO_RIGHT_ISOLATE : RIGHT_TO_LEFT_ISOLATE}${text}${END_OF_ISOLATE}`;
}
