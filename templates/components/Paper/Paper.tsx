/** A sample document with explanations of its lines. Numbers on the document link to the explanations and back. */
import type { ReactNode } from 'react';
import { useLanguage } from '../../language-context.tsx';
import type { LineExplanation, PageContext, Paper as PaperFacts, PaperLine } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { LineNumber, PaperLineText, PaperSheet } from './PaperSheet.tsx';

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
    <>
      <p className="lead">
        <InlineText content={paper.copy.lead} line="lead" />
      </p>
      <div className="columns paper" data-columns="4-8">
        <PaperSheet title={title} level={3} copy={copy}>
          {lines.map((line) => (
            <SheetLine key={line.text} paperId={id} line={line} label={copy.toExplanation} />
          ))}
        </PaperSheet>
        <ol className="paper__lines">
          {lines.map(({ explanation }, index) =>
            explanation === undefined ? null : (
              <Explanation
                key={explanation.id}
                paper={paper}
                explanation={explanation}
                copy={copy}
                standsBesideNext={index + 1 < lines.length && lines[index + 1]?.explanation === undefined}
              />
            ),
          )}
        </ol>
      </div>
    </>
  );
}

type SheetLineProps = {
  readonly paperId: string;
  readonly line: PaperLine;
  /** Accessible name of the link to the explanation. */
  readonly label: PageContext['papers']['copy']['toExplanation'];
};

function SheetLine({ paperId, line, label }: SheetLineProps) {
  const { explanation } = line;
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
      <PaperLineText line={line} />
    </li>
  );
}

type ExplanationProps = PaperProps & {
  readonly explanation: LineExplanation;
  /** Whether the explanation also stands beside the next line, because that line has none. */
  readonly standsBesideNext: boolean;
};

function Explanation({ paper, explanation, copy, standsBesideNext }: ExplanationProps) {
  return (
    <li id={explanationId(paper.id, explanation)} data-lines={standsBesideNext ? 2 : undefined}>
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

function NumberLink({ explanation, targetId, label }: NumberLinkProps): ReactNode {
  const { tag } = useLanguage();
  return (
    <a href={`#${targetId}`} aria-label={label} lang={tag}>
      <LineNumber explanation={explanation} />
    </a>
  );
}

/** Returns the id of an explanation on the page with all documents. */
export function explanationId(paperId: string, { id }: LineExplanation): string {
  return `${paperId}-${id}`;
}

function lineId(paperId: string, explanation: LineExplanation): string {
  return `${explanationId(paperId, explanation)}-line`;
}
