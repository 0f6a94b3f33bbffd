import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { JailWord, LanguageLink, PageProps } from '../../contract/page-context.ts';
import { LanguageProvider } from '../../rendering/language-context.tsx';
import type { SinglePageType } from '../page-type.ts';
import { JailCardLink } from '../parts/prose.tsx';

function JailWordsPage({ context, texts: { hero, signs, closing } }: PageProps<'jail-words'>) {
  const { language, jailCard, jailWords } = context;
  return (
    <>
      <Hero context={context} hero={hero} />
      <Section id="signs" title={signs.title} lead={signs.lead}>
        <WordSigns
          words={jailWords.map(({ sound, ...word }) => ({ ...word, sound: signs.sound({ sound }) }))}
          language={jailCard.language}
          isPageLanguage={jailCard.language.tag === language.tag}
        />
        <InlineText as="p" className="measure" content={signs.note} />
        <JailCardLink context={context} />
      </Section>
      <ClosingBlock context={context} closing={closing} />
    </>
  );
}

type WordSignsProps = {
  readonly words: readonly JailWord[];
  readonly language: Pick<LanguageLink, 'tag' | 'dir'>;
  /** Whether the terms are in the language of the page; the term then precedes its explanation. */
  readonly isPageLanguage: boolean;
};

function WordSigns({ words, language, isPageLanguage }: WordSignsProps) {
  return (
    <dl className="word-signs">
      {words.map(({ id, name, term, sound, meaning }) => {
        const termElement = <Term key="term" term={term} language={language} />;
        const nameElement = <Bidi key="name" as="span" text={name} />;
        return (
          <div key={id} id={id}>
            <dt data-variant={isPageLanguage ? undefined : 'translated'}>
              {isPageLanguage ? [termElement, ' ', nameElement] : [nameElement, ' ', termElement]}
            </dt>
            <dd>
              <InlineText as="p" content={meaning} />
              <Bidi as="small" text={sound} />
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

export const page: SinglePageType<'jail-words'> = { template: JailWordsPage };
