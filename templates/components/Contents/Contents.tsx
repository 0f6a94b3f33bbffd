/** The table of contents of a long page. */
import { Bidi } from '../Bidi/Bidi.tsx';
import { Fold } from '../Fold/Fold.tsx';

export type ContentsProps = {
  /** Heading of the table of contents. */
  readonly title: string;
  /** The sections of the page. */
  readonly entries: readonly { readonly id: string; readonly label: string }[];
};

/** The largest number of entries that phones show before the text. */
const maxOpenEntries = 8;

/**
 * Returns a navigation of links to the sections; a long one is a disclosure. A script marks the link to the visible
 * section.
 */
export function Contents({ title, entries }: ContentsProps) {
  return (
    <nav className="contents" aria-label={title} data-contents="">
      {entries.length > maxOpenEntries ? (
        <Fold level={2} title={title}>
          <Entries entries={entries} />
        </Fold>
      ) : (
        <>
          <h2>
            <Bidi text={title} line="heading" />
          </h2>
          <Entries entries={entries} />
        </>
      )}
    </nav>
  );
}

function Entries({ entries }: Pick<ContentsProps, 'entries'>) {
  return (
    <ol className="contents__list">
      {entries.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span>
              <Bidi text={label} line="link" />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
