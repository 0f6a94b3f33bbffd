/** Possible answers of the clerk: as spoken, translated, and what they mean for the family. */
import type { Inline } from '../../../schema/index.ts';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { SpokenText } from '../../components/PhraseCard/PhraseCard.tsx';
import type { JailCard } from '../../page-context.ts';

export type HeardAnswersProps = Pick<JailCard, 'language' | 'repeat' | 'answers'> & {
  /** The meaning of each answer, in their order. */
  readonly meanings: readonly Inline[];
};

/** Returns the id of an answer, for links. */
export const answerId = (index: number) => `answer-${index + 1}`;

/** Returns the two lines that ask the clerk to repeat, then the answers. */
export function HeardAnswers({ language, repeat, answers, meanings }: HeardAnswersProps) {
  return (
    <div className="phrase-card measure" data-variant="heard">
      {repeat.map((line) => (
        <div className="phrase-card__pair" key={line.said}>
          <SpokenText {...line} language={language} />
        </div>
      ))}
      <ul className="phrase-card__questions">
        {answers.map((line, index) => (
          <li className="phrase-card__pair" key={line.said} id={answerId(index)}>
            <SpokenText {...line} language={language} />
            <p>
              <InlineText content={meanings[index] ?? []} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
