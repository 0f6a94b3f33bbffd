/** The drawing of a sample document: its frame, its lines and their numbers. */
import type { ReactNode } from 'react';
import type { LineExplanation, PageContext, Paper, PaperLine } from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';

export type PaperSheetProps = Pick<Paper, 'title'> & {
  /** Level of the title, one below the preceding heading. */
  readonly level: 2 | 3 | 4;
  /** The stamp, and the note below the drawing. */
  readonly texts: Pick<PageContext['papers']['texts'], 'specimen' | 'note'>;
  /** The lines, as list items. */
  readonly children: ReactNode;
};

/** Returns the drawing, from left to right in every language, because the documents are in English. */
export function PaperSheet({ title, level, texts, children }: PaperSheetProps) {
  const Heading = `h${level}` as const;
  return (
    <figure className="prose">
      <div className="call-checklist" lang="en" dir="ltr">
        <header>
          <Heading>{title}</Heading>
          <Stamp text={texts.specimen} />
        </header>
        <ol className="paper__lines">{children}</ol>
      </div>
      <figcaption className="small-text">
        <Bidi text={texts.note} />
      </figcaption>
    </figure>
  );
}

function Stamp({ text }: { readonly text: string }) {
  const { tag, dir } = useLanguage();
  return (
    <strong lang={tag} dir={dir}>
      {text}
    </strong>
  );
}

/** Returns the text of a line, highlighted when its signer can owe the whole bail amount, and its blank space. */
export function PaperLineText({ line: { text, amount, space, explanation } }: { readonly line: PaperLine }) {
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
    <div>
      {explanation?.effect === 'owes' ? <mark>{content}</mark> : content}
      {space === undefined ? null : <WritingLine isForSignature={space === 'signature'} />}
    </div>
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

type LineNumberProps = { readonly explanation: Pick<LineExplanation, 'effect' | 'number'> };

/** Returns the number of a line: filled when the line can cost money, otherwise outlined. */
export function LineNumber({ explanation: { effect, number } }: LineNumberProps) {
  const isCostly = effect === 'binds' || effect === 'owes';
  return (
    <span className="pin" data-variant={isCostly ? undefined : 'outline'}>
      {number}
    </span>
  );
}
