/** Possible answers of the clerk with their translations and explanations. */
import type { Inline } from '../../../schema/index.ts';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { SpokenText } from '../../components/PhraseCard/PhraseCard.tsx';
import type { JailCard } from '../../contract/page-context.ts';

export type ClerkAnswersProps = Pick<JailCard, 'language' | 'answers'> & {
  /** The explanation of each answer, in the order of the answers. */
  readonly meanings: readonly Inline[];
};

export const answerId = (index: number) => `answer-${index + 1}`;

export function ClerkAnswers({ language, answers, meanings }: ClerkAnswersProps) {
  return (
    <div className="phrase-card" data-variant="heard">
      <ul className="phrase-card__questions">
        {answers.map((line, index) => (
          <li className="phrase-card__pair" key={line.text} id={answerId(index)}>
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
