/** What families hear, as signs that lead to the page about it. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type HeardSignsProps = {
  readonly signs: PageContext['signs'];
  /** What was heard, in the language of the page; one text for each sign. */
  readonly texts: readonly string[];
};

export function HeardSigns({ signs, texts }: HeardSignsProps) {
  return (
    <ul className="heard-signs">
      {signs.map(({ href, word }, index) => (
        <li key={href}>
          <a href={href}>
            <b lang="en" dir="ltr">
              {word}
            </b>{' '}
            <span>
              <Bidi text={texts[index] ?? ''} line="link" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
