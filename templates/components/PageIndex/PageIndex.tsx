/**
 * A compact index of pages: one row for each page, with its name and one sentence. Unlike `PageLinks` it has
 * no arrows and one column of rows, so that a long list fits on one screen.
 */
import { Bidi } from '../Bidi/Bidi.tsx';
import type { PageLinksItem } from '../PageLinks/PageLinks.tsx';

export type PageIndexProps = {
  /** The pages, in order; the summary is the question that a page answers. */
  readonly items: readonly Required<PageLinksItem>[];
};

/** Returns a list of links, with names and sentences in two columns on wide screens. */
export function PageIndex({ items }: PageIndexProps) {
  return (
    <ul className="page-index">
      {items.map(({ href, label, summary }) => (
        <li key={href}>
          <a href={href}>
            <b>
              <Bidi text={label} line="link" />
            </b>
            <span>
              <Bidi text={summary} line="link" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
