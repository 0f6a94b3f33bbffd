/**
 * Terms as signs. The sign of a term in another language is bilingual: the reader's language at the start,
 * the other language at the end.
 */

import type { JailWord, LanguageLink } from '../../contract/page-context.ts';
import { LanguageProvider } from '../../rendering/language-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type WordSignsProps = {
  /** The terms in order, each with a sentence about its pronunciation. */
  readonly words: readonly JailWord[];
  /** The language of the terms. */
  readonly language: Pick<LanguageLink, 'tag' | 'dir'>;
  /** Whether the terms are in the language of the page; the term then precedes its explanation. */
  readonly isPageLanguage: boolean;
};

export function WordSigns({ words, language, isPageLanguage }: WordSignsProps) {
  return (
    <dl className="word-signs">
      {words.map(({ id, name, term, sound, meaning }) => {
        const termElement = <Term key="term" term={term} language={language} />;
        const nameElement = (
          <span key="name">
            <Bidi text={name} />
          </span>
        );
        return (
          <div key={id} id={id}>
            <dt data-variant={isPageLanguage ? undefined : 'translated'}>
              {isPageLanguage ? [termElement, ' ', nameElement] : [nameElement, ' ', termElement]}
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
