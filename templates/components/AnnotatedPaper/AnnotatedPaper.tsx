/** A sample document in a text: beside each line what it is about, as a link to the explanation on the papers page. */

import type { PageContext, Paper, PaperLine } from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { explanationId } from '../Paper/Paper.tsx';
import { LineNumber, PaperLineText, PaperSheet, type PaperSheetProps } from '../Paper/PaperSheet.tsx';

export type AnnotatedPaperProps = Pick<PaperSheetProps, 'level'> & {
  /** The lines of the document, in English, with their explanations. */
  readonly paper: Pick<Paper, 'id' | 'title' | 'lines'>;
  /** Texts that all documents share. */
  readonly texts: Pick<PageContext['papers']['texts'], 'specimen' | 'note'>;
  /** Address of the page with the explanations. */
  readonly href: string;
};

export function AnnotatedPaper({ paper, texts, level, href }: AnnotatedPaperProps) {
  return (
    <div className="paper annotated-paper">
      <PaperSheet title={paper.title} level={level} texts={texts}>
        {paper.lines.map((line) => (
          <AnnotatedLine key={line.text} paperId={paper.id} line={line} href={href} />
        ))}
      </PaperSheet>
    </div>
  );
}

type AnnotatedLineProps = Pick<AnnotatedPaperProps, 'href'> & {
  readonly paperId: string;
  readonly line: PaperLine;
};

function AnnotatedLine({ paperId, line, href }: AnnotatedLineProps) {
  const { tag, dir } = useLanguage();
  const { explanation } = line;
  return (
    <li>
      {explanation === undefined ? <span /> : <LineNumber explanation={explanation} />}
      <PaperLineText line={line} />
      {explanation === undefined ? null : (
        <a href={`${href}#${explanationId(paperId, explanation)}`} lang={tag} dir={dir}>
          <Bidi text={explanation.title} />
        </a>
      )}
    </li>
  );
}
