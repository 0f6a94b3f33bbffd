/** The search results. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Text } from '../../island-context.tsx';
import type { SearchHit } from './create-search.ts';

export type SearchHitsProps = {
  /** The results, best first. */
  readonly hits: readonly SearchHit[];
  /** Called when a link is chosen. */
  readonly onFollow?: (() => void) | undefined;
};

/** Returns the results: each page with its section and a quoted line in which the query is marked. */
export function SearchHits({ hits, onFollow }: SearchHitsProps) {
  if (hits.length === 0) return null;
  return (
    <ol className="search__hits">
      {hits.map(({ href, title, heading, quote }) => (
        <li key={href}>
          <a href={href} onClick={onFollow}>
            <b>
              <Bidi text={title} line="link" />
            </b>
            {heading === '' ? null : (
              <span>
                <Bidi text={heading} line="link" />
              </span>
            )}
          </a>
          <p>
            {quote.map(({ text, isMarked }, index) =>
              isMarked ? <mark key={index}>{text}</mark> : <Text key={index}>{text}</Text>,
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
