import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import type { LanguageLink, SpokenLine } from '../../contract/page-context.ts';
import { LanguageProvider } from '../../rendering/language-context.tsx';

export type PhraseCardProps = {
  readonly id: string;
  readonly title: string;
  readonly language: Pick<LanguageLink, 'tag' | 'dir'>;
  readonly opening: SpokenLine;
  readonly questions: readonly (SpokenLine & { readonly answers: readonly SpokenAnswer[] })[];
  readonly enlarge: string;
  readonly close: string;
};

export type SpokenAnswer = SpokenLine & { readonly href: string };

/** Spoken lines are large; their meaning is below them in small letters. */
export function PhraseCard({ id, title, language, opening, questions, enlarge, close }: PhraseCardProps) {
  return (
    <section className="phrase-card" id={id} aria-labelledby={`${id}-title`}>
      <Bidi as="h2" className="visually-hidden" id={`${id}-title`} text={title} />
      <ButtonLink href={`#${id}-enlarged`} label={enlarge} />
      <div className="phrase-card__screen" id={`${id}-enlarged`}>
        <ButtonLink href={`#${id}`} label={close} />
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
            {meaning === undefined ? null : <Bidi as="span" text={meaning} />}
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
      {meaning === undefined ? null : <Bidi as="p" text={meaning} />}
    </>
  );
}
