import { Bidi } from '../Bidi/Bidi.tsx';
import { Disclosure } from '../Disclosures/Disclosures.tsx';

export type ContentsProps = {
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly label: string }[];
};

/** Collapsed where it precedes the text. A script marks the link to the visible section. */
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
