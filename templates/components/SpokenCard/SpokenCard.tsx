/** A card for the whole screen: lines to read out, or to hold up to somebody who speaks another language. */
import { LanguageProvider } from '../../language-context.tsx';
import type { LanguageLink, SpokenLine } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type SpokenCardProps = {
  /** Target of links to the card. */
  readonly id: string;
  /** Name of the card, for screen readers. */
  readonly title: string;
  /** The language that is spoken. */
  readonly language: Pick<LanguageLink, 'tag' | 'dir'>;
  /** What is said first. */
  readonly opening: SpokenLine;
  /** The questions, in order. */
  readonly questions: readonly SpokenLine[];
};

/** What is said is large, and its meaning small under it. */
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

/** A line as it is said, with its meaning under it. */
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
