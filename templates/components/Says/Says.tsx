/** Statements: a claim as heading, its proof as paragraph. */
import { createElement } from 'react';
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

export type SaysProps = {
  /** Level of the headings, one below the heading before them. @default 3 */
  readonly level?: 2 | 3;
  /** The statements, the strongest first: an odd number gives the first one a row of its own. */
  readonly statements: readonly Statement[];
};

/** A list of statements, in two columns where there is room. */
export function Says({ level = 3, statements }: SaysProps) {
  const items = statements.map((statement) => printStatement(statement, `h${level}`));
  return createElement('ul', { className: 'says' }, ...items);
}

function printStatement({ id, title, text }: Statement, Heading: 'h2' | 'h3') {
  return (
    <li id={id}>
      {title === undefined ? null : <Heading>{Bidi({ text: title })}</Heading>}
      <p>{InlineText({ content: text })}</p>
    </li>
  );
}
