import type { ReactNode } from 'react';
import { IsolatedRun } from '../../components/Bidi/Bidi.tsx';
import { Text, translatable } from '../../rendering/island-context.tsx';
import { useLanguage } from '../../rendering/language-context.tsx';
import { type Run, splitRuns } from '../../text/direction-runs.ts';
import type { SearchHit } from './create-search.ts';
import { type MarkedText, phonePattern } from './quote-text.ts';

export type SearchHitsProps = {
  readonly hits: readonly SearchHit[];
  readonly onFollow?: (() => void) | undefined;
};

export function SearchHits({ hits, onFollow }: SearchHitsProps) {
  if (hits.length === 0) return null;
  return (
    <ol className="search__hits">
      {hits.map(({ href, title, heading, quote }) => (
        <li key={href}>
          <a href={href} onClick={onFollow}>
            <b>
              <Isolated segments={[{ text: title, isMarked: false }]} />
            </b>
            {heading === '' ? null : (
              <span>
                <Isolated segments={[{ text: heading, isMarked: false }]} />
              </span>
            )}
          </a>
          <p>
            <Isolated segments={quote} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Telephone numbers and runs of the opposite direction are isolated, also when a part is marked. */
function Isolated({ segments }: { readonly segments: MarkedText }): ReactNode {
  const { dir } = useLanguage();
  let end = 0;
  return splitRuns(segments.map(({ text }) => text).join(''), dir)
    .flatMap(splitPhones)
    .map((run, index) => {
      const start = end;
      end += run.text.length;
      const parts = sliceSegments(segments, start, end).map(({ text, isMarked }, at) =>
        isMarked ? (
          <mark key={at} {...translatable}>
            {text}
          </mark>
        ) : (
          <Text key={at}>{text}</Text>
        ),
      );
      if (run.dir === undefined) return parts;
      return (
        <IsolatedRun key={index} run={run}>
          {parts}
        </IsolatedRun>
      );
    });
}

/** Separates the telephone numbers of a text in the direction of the page, because a line could end inside one. */
function splitPhones(run: Run): readonly Run[] {
  if (run.dir !== undefined) return [run];
  return run.text
    .split(phonePattern)
    .map((text, index): Run => ({ text, dir: index % 2 === 1 ? 'ltr' : undefined }));
}

function sliceSegments(segments: MarkedText, start: number, end: number): MarkedText {
  let segmentEnd = 0;
  return segments.flatMap(({ text, isMarked }) => {
    const segmentStart = segmentEnd;
    segmentEnd += text.length;
    const part = text.slice(Math.max(0, start - segmentStart), Math.max(0, end - segmentStart));
    return part === '' ? [] : [{ text: part, isMarked }];
  });
}
