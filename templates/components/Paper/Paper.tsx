/** A sample document; each explanation is collapsed below its line, or beside it. */

import type {
  LineExplanation,
  PageContext,
  Paper as PaperFacts,
  PaperLine,
} from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { Disclosure } from '../Disclosures/Disclosures.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { LineNumber, PaperLineText, PaperSheet } from './PaperSheet.tsx';

export type PaperProps = {
  /** The lines of the document, in English, with their explanations. */
  readonly paper: PaperFacts;
  /** Texts that all documents share. */
  readonly texts: PageContext['papers']['texts'];
};

export function Paper({ paper, texts }: PaperProps) {
  return (
    <>
      <p className="lead">
        <InlineText content={paper.texts.lead} />
      </p>
      <div className="paper annotated-paper">
        <PaperSheet title={paper.title} level={3} texts={texts}>
          {paper.lines.map((line) => (
            <Line key={line.text} paper={paper} line={line} texts={texts} />
          ))}
        </PaperSheet>
      </div>
    </>
  );
}

function Line({ paper, line, texts }: PaperProps & { readonly line: PaperLine }) {
  const { explanation } = line;
  return (
    <li>
      {explanation === undefined ? <span /> : <LineNumber explanation={explanation} />}
      <PaperLineText line={line} />
      {explanation === undefined ? null : (
        <Explanation paper={paper} explanation={explanation} texts={texts} />
      )}
    </li>
  );
}

function Explanation({ paper, explanation, texts }: PaperProps & { readonly explanation: LineExplanation }) {
  const { tag, dir } = useLanguage();
  const { effect, title, meaning, advice } = explanation;
  return (
    <div className="paper__note" lang={tag} dir={dir}>
      <Disclosure
        level={4}
        title={title}
        {...(effect === 'asks' ? {} : { aside: [{ type: 'text', text: texts.effects[effect] }] })}
      >
        <div id={explanationId(paper.id, explanation)}>
          <p>
            <InlineText content={meaning} />
          </p>
          <p>
            <b>
              <InlineText content={advice} />
            </b>
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

export function explanationId(paperId: string, { id }: LineExplanation): string {
  return `${paperId}-${id}`;
}
