/** The page of jail terms: each term with its translation, in the form of a bilingual sign. */
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { WordSigns } from '../../components/WordSigns/WordSigns.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import { JailCardLink } from '../parts/JailCardLink.tsx';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

export function JailWordsPage({ context, texts: { hero, signs, closing } }: PageProps<'jail-words'>) {
  const { language, jailCard, jailWords } = context;
  return (
    <>
      <PageHero context={context} hero={hero} />
      <Section id="signs" title={signs.title} lead={signs.lead}>
        <WordSigns
          words={jailWords.map(({ sound, ...word }) => ({ ...word, sound: signs.sound({ sound }) }))}
          language={jailCard.language}
          isPageLanguage={jailCard.language.tag === language.tag}
        />
        <p className="measure">
          <InlineText content={signs.note} />
        </p>
        <JailCardLink context={context} />
      </Section>
      <PageClosing context={context} closing={closing} />
    </>
  );
}
