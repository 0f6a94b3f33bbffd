/**
 * A sample document with explanations of its lines. Numbers on the document link to the explanations and back. A
 * number is filled when its line can cost money, otherwise outlined.
 */
import type { ReactNode } from 'react';
import { useLanguage } from '../../language-context.tsx';
import type { LineExplanation, PageContext, Paper as PaperFacts, PaperLine } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type PaperProps = {
  /** The lines of the document, in English, with their explanations. */
  readonly paper: PaperFacts;
  /** Texts that all documents share. */
  readonly copy: PageContext['papers']['copy'];
};

/** Returns the purpose of the document, the drawing and the list of explanations. */
export function Paper({ paper, copy }: PaperProps) {
  const { id, title, lines } = paper;
  return (
    <div className="columns paper" data-columns="4-8">
      <div className="prose">
        <p className="lead">
          <InlineText content={paper.copy.lead} line="lead" />
        </p>
        <figure className="prose">
          <div className="call-checklist" lang="en" dir="ltr">
            <header>
              <h3>{title}</h3>
              <Stamp text={copy.specimen} />
            </header>
            <ol className="paper__lines">
              {lines.map((line) => (
                <SheetLine key={line.text} paperId={id} line={line} label={copy.toExplanation} />
              ))}
            </ol>
          </div>
          <figcaption className="small-text">
            <Bidi text={copy.note} />
          </figcaption>
        </figure>
      </div>
      <ol className="paper__lines">
        {lines.map(({ explanation }) =>
          explanation === undefined ? null : (
            <Explanation key={explanation.id} paper={paper} explanation={explanation} copy={copy} />
          ),
        )}
      </ol>
    </div>
  );
}

/** Returns the label that distinguishes the drawing from a document to sign. */
function Stamp({ text }: { readonly text: string }) {
  const { tag, dir } = useLanguage();
  return (
    <strong lang={tag} dir={dir}>
      {text}
    </strong>
  );
}

type SheetLineProps = {
  readonly paperId: string;
  readonly line: PaperLine;
  /** Accessible name of the link to the explanation. */
  readonly label: PageContext['papers']['copy']['toExplanation'];
};

function SheetLine({ paperId, line: { text, amount, space, explanation }, label }: SheetLineProps) {
  const content =
    amount === undefined ? (
      text
    ) : (
      <>
        {`${text} `}
        <b>
          <bdi dir="ltr">{amount}</bdi>
        </b>
      </>
    );
  return (
    <li id={explanation && lineId(paperId, explanation)}>
      {explanation === undefined ? (
        <span />
      ) : (
        <NumberLink
          explanation={explanation}
          targetId={explanationId(paperId, explanation)}
          label={label({ number: explanation.number })}
        />
      )}
      <div>
        {explanation?.effect === 'owes' ? <mark>{content}</mark> : content}
        {space === undefined ? null : <WritingLine isForSignature={space === 'signature'} />}
      </div>
    </li>
  );
}

/** Returns a line to write on; a signature line begins with a cross. */
function WritingLine({ isForSignature }: { readonly isForSignature: boolean }) {
  return (
    <svg width="100%" height="28" fill="none" stroke="currentColor" aria-hidden="true">
      {isForSignature ? <path d="M2 12l10 10m0-10L2 22" strokeWidth="2" /> : null}
      <line y1="26" x2="100%" y2="26" strokeDasharray={isForSignature ? undefined : '2 3'} />
    </svg>
  );
}

type ExplanationProps = PaperProps & { readonly explanation: LineExplanation };

function Explanation({ paper, explanation, copy }: ExplanationProps) {
  return (
    <li id={explanationId(paper.id, explanation)}>
      <NumberLink
        explanation={explanation}
        targetId={lineId(paper.id, explanation)}
        label={copy.toLine({ number: explanation.number })}
      />
      <div>
        {explanation.effect === 'asks' ? null : (
          <p className="small-text">
            <Bidi text={copy.effects[explanation.effect]} />
          </p>
        )}
        <p>
          <b>
            <Bidi text={explanation.title} />
          </b>
        </p>
        <p>
          <InlineText content={explanation.meaning} />
        </p>
        <p>
          <b>
            <Bidi text={`${paper.copy.before} `} />
          </b>
          <InlineText content={explanation.advice} />
        </p>
      </div>
    </li>
  );
}

type NumberLinkProps = {
  readonly explanation: LineExplanation;
  readonly targetId: string;
  readonly label: string;
};

function NumberLink({ explanation: { effect, number }, targetId, label }: NumberLinkProps): ReactNode {
  const { tag } = useLanguage();
  const isCostly = effect === 'binds' || effect === 'owes';
  return (
    <a href={`#${targetId}`} aria-label={label} lang={tag}>
      <span className="pin" data-variant={isCostly ? undefined : 'outline'}>
        {number}
      </span>
    </a>
  );
}

function explanationId(paperId: string, { id }: LineExplanation): string {
  return `${paperId}-${id}`;
}

function lineId(paperId: string, explanation: LineExplanation): string {
  return `${explanationId(paperId, explanation)}-line`;
}
