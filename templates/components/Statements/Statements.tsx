/** Statements: a claim as heading, its proof as paragraph. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

/** One statement. */
export type Statement = {
  /** Target of links to the statement. */
  readonly id?: string;
  /** The claim. Without it, the strong words that begin the text are the claim. */
  readonly title?: string;
  /** The proof. */
  readonly text: Inline;
};

export type StatementsProps = {
  /** The statements, the strongest first. */
  readonly statements: readonly Statement[];
};

/** A list of statements, in two columns where there is room. */
export function Statements({ statements }: StatementsProps) {
  return (
    <ul className="statements">
      {statements.map(({ id, title, text }, index) => (
        <li key={index} id={id}>
          {title === undefined ? null : (
            <h3>
              <Bidi text={title} line="heading" />
            </h3>
          )}
          <p>
            <InlineText content={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
