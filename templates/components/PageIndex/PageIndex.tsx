/** A compact index of pages: one row for each, with its name and one sentence. */
import { Bidi } from '../Bidi/Bidi.tsx';

/** A page of the index. */
export type PageIndexItem = {
  readonly href: string;
  /** Short name of the page. */
  readonly label: string;
  /** The question that the page answers, or its content in one sentence. */
  readonly summary: string;
};

export type PageIndexProps = {
  /** The pages, in order. */
  readonly items: readonly PageIndexItem[];
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
