/** The table of contents of a long page. */
import { Bidi } from '../Bidi/Bidi.tsx';
import { Disclosure } from '../Disclosures/Disclosures.tsx';

export type ContentsProps = {
  /** Heading of the table of contents. */
  readonly title: string;
  /** The sections of the page. */
  readonly entries: readonly { readonly id: string; readonly label: string }[];
};

/**
 * Returns a navigation of links to the sections, collapsed where it precedes the text. A script marks the link to the
 * visible section.
 */
export function Contents({ title, entries }: ContentsProps) {
  return (
    <nav className="contents" aria-label={title} data-contents="">
      <Disclosure level={2} title={title}>
        <ol className="contents__list">
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>
                  <Bidi text={label} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
