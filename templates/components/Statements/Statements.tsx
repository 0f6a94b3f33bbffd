import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type Statement = {
  readonly id?: string;
  /** The claim. Without it, the text begins with the claim in strong words. */
  readonly title?: string;
  readonly text: Inline;
};

export type StatementsProps = {
  readonly statements: readonly Statement[];
};

export function Statements({ statements }: StatementsProps) {
  return (
    <ul className="statements">
      {statements.map(({ id, title, text }, index) => (
        <li key={index} id={id}>
          {title === undefined ? null : <Bidi as="h3" text={title} />}
          <p>{title === undefined ? <ClaimAndProof text={text} /> : <InlineText content={text} />}</p>
        </li>
      ))}
    </ul>
  );
}

/** Two texts, so that no no-break space joins them. */
function ClaimAndProof({ text }: Pick<Statement, 'text'>) {
  const claimLength = text[0]?.type === 'strong' ? 1 : 0;
  return (
    <>
      <InlineText content={text.slice(0, claimLength)} />
      <InlineText content={text.slice(claimLength)} />
    </>
  );
}
