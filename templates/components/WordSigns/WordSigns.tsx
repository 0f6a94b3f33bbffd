/**
 * Terms of another language as bilingual signs: the reader's language at the start, the other language at the end.
 */
import { LanguageProvider } from '../../language-context.tsx';
import type { JailWord, LanguageLink } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type WordSignsProps = {
  /** The terms in order, each as it sounds in a sentence. */
  readonly words: readonly JailWord[];
  /** The language of the terms. */
  readonly language: Pick<LanguageLink, 'tag' | 'dir'>;
  /** Whether that is the language of the page: then the term comes first, followed by its explanation. */
  readonly isOwn: boolean;
};

/** Returns the signs, each with its consequence for the family below it. */
export function WordSigns({ words, language, isOwn }: WordSignsProps) {
  return (
    <dl className="word-signs">
      {words.map(({ id, name, term, sound, meaning }) => {
        const terms = <Term key="term" term={term} language={language} />;
        const names = (
          <span key="name">
            <Bidi text={name} />
          </span>
        );
        return (
          <div key={id} id={id}>
            <dt data-variant={isOwn ? undefined : 'translated'}>
              {isOwn ? [terms, ' ', names] : [names, ' ', terms]}
            </dt>
            <dd>
              <p>
                <InlineText content={meaning} />
              </p>
              <small>
                <Bidi text={sound} />
              </small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Term({
  term,
  language: { tag, dir },
}: Pick<WordSignsProps, 'language'> & { readonly term: string }) {
  return (
    <b lang={tag} dir={dir}>
      <LanguageProvider tag={tag} dir={dir}>
        <Bidi text={term} />
      </LanguageProvider>
    </b>
  );
}
