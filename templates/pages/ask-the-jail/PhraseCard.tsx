/** A card that can fill the screen: lines to read out, or to show to somebody who speaks another language. */

import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { LanguageLink, SpokenLine } from '../../contract/page-context.ts';
import { LanguageProvider } from '../../rendering/language-context.tsx';

export type PhraseCardProps = {
  /** Id of the card, for links. */
  readonly id: string;
  /** Accessible name of the card. */
  readonly title: string;
  /** The language of the spoken lines. */
  readonly language: Pick<LanguageLink, 'tag' | 'dir'>;
  /** The first spoken line. */
  readonly opening: SpokenLine;
  /** The questions, in order, each with its possible answers. */
  readonly questions: readonly (SpokenLine & { readonly answers: readonly SpokenAnswer[] })[];
  /** Text of the link that enlarges the card to the whole screen. */
  readonly enlarge: string;
  /** Text of the link from the enlarged card back to the page. */
  readonly close: string;
};

/** A possible answer, as a link to its explanation. */
export type SpokenAnswer = SpokenLine & { readonly href: string };

/** Returns the card. Spoken lines are large; their meaning is below them in small letters. */
export function PhraseCard({ id, title, language, opening, questions, enlarge, close }: PhraseCardProps) {
  return (
    <section className="phrase-card" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="visually-hidden" id={`${id}-title`}>
        <Bidi text={title} />
      </h2>
      <a className="button" href={`#${id}-enlarged`}>
        <Bidi text={enlarge} />
      </a>
      <div className="phrase-card__screen" id={`${id}-enlarged`}>
        <a className="button" href={`#${id}`}>
          <Bidi text={close} />
        </a>
        <div className="phrase-card__pair">
          <SpokenText {...opening} language={language} />
        </div>
        <ol className="phrase-card__questions">
          {questions.map(({ answers, ...question }, index) => (
            <li className="phrase-card__pair" key={question.text}>
              <SpokenText {...question} language={language} number={index + 1} />
              {answers.length === 0 ? null : <Answers answers={answers} language={language} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type AnswersProps = Pick<PhraseCardProps, 'language'> & { readonly answers: readonly SpokenAnswer[] };

/** Returns the possible answers to one question, as links to their explanations. */
function Answers({ answers, language: { tag, dir } }: AnswersProps) {
  return (
    <ul className="phrase-card__answers">
      {answers.map(({ text, meaning, href }) => (
        <li key={href}>
          <a href={href}>
            <b lang={tag} dir={dir}>
              <LanguageProvider tag={tag} dir={dir}>
                <Bidi text={text} />
              </LanguageProvider>
            </b>
            {meaning === undefined ? null : (
              <span>
                <Bidi text={meaning} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

type SpokenTextProps = SpokenLine & Pick<PhraseCardProps, 'language'> & { readonly number?: number };

export function SpokenText({ text, meaning, language: { tag, dir }, number }: SpokenTextProps) {
  return (
    <>
      <p className="phrase-card__said" lang={tag} dir={dir}>
        {number === undefined ? null : <span aria-hidden="true">{`${number}) `}</span>}
        <LanguageProvider tag={tag} dir={dir}>
          <Bidi text={text} />
        </LanguageProvider>
      </p>
      {meaning === undefined ? null : (
        <p>
          <Bidi text={meaning} />
        </p>
      )}
    </>
  );
}
