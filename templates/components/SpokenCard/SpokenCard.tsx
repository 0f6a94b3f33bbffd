/** A full-screen card: lines to read out, or to show to somebody who speaks another language. */
import { LanguageProvider } from '../../language-context.tsx';
import type { LanguageLink, SpokenLine } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type SpokenCardProps = {
  /** Id of the card, for links. */
  readonly id: string;
  /** Accessible name of the card. */
  readonly title: string;
  /** The language of the spoken lines. */
  readonly language: Pick<LanguageLink, 'tag' | 'dir'>;
  /** The first spoken lines. */
  readonly opening: SpokenLine;
  /** The questions, in order. */
  readonly questions: readonly SpokenLine[];
};

/** Returns the card. Spoken lines are large, with their meaning in small letters below. */
export function SpokenCard({ id, title, language, opening, questions }: SpokenCardProps) {
  return (
    <section className="spoken-card measure" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="visually-hidden" id={`${id}-title`}>
        <Bidi text={title} line="heading" />
      </h2>
      <div>
        <SpokenText {...opening} language={language} />
      </div>
      <ol className="spoken-card__questions">
        {questions.map((question, index) => (
          <li key={question.said}>
            <SpokenText {...question} language={language} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type SpokenTextProps = SpokenLine & Pick<SpokenCardProps, 'language'> & { readonly number?: number };

/** Returns a spoken line with its meaning. */
export function SpokenText({ said, meaning, language: { tag, dir }, number }: SpokenTextProps) {
  return (
    <>
      <p className="spoken-card__said" lang={tag} dir={dir}>
        {number === undefined ? null : <span aria-hidden="true">{`${number}) `}</span>}
        <LanguageProvider tag={tag} dir={dir}>
          <Bidi text={said} line="heading" />
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
