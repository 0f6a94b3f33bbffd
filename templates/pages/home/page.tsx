import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { ProcessDiagram } from '../../components/ProcessDiagram/ProcessDiagram.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import type { PageContext, PageProps, ShownReviews } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';
import { AnswerBoard } from './AnswerBoard.tsx';

function HomePage({ context, texts }: PageProps<'home'>) {
  const { reviews, network } = context;
  const { process, services, why } = texts;
  return (
    <>
      <Hero
        context={context}
        hero={texts.hero}
        aside={<AnswerBoard context={context} texts={texts} />}
        below={<HeardSigns signs={context.signs} texts={texts.signs} />}
      />
      <Section band id="how-it-works" title={process.title} lead={process.lead}>
        <ProcessDiagram
          steps={network.steps.map((step, index) => ({
            ...step,
            title: step.short,
            text: process.stops[index] ?? [],
          }))}
          wide
        />
      </Section>
      <Section id="services" title={services.title} lead={services.lead}>
        <InlineList items={context.bondKinds} />
        <PageLinks items={context.services.map(({ href, label }) => ({ href, label }))} />
      </Section>
      <Section id="why-choose-us" title={why.title}>
        <CheckmarkList items={why.claims} />
      </Section>
      {reviews === undefined ? null : (
        <Section id="reviews" title={texts.reviews.title} lead={texts.reviews.lead}>
          <Reviews {...reviews} />
        </Section>
      )}
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

type HeardSignsProps = {
  readonly signs: PageContext['signs'];
  /** What was heard, in the language of the page; one text for each sign. */
  readonly texts: readonly string[];
};

function HeardSigns({ signs, texts }: HeardSignsProps) {
  return (
    <ul className="heard-signs">
      {signs.map(({ href, word }, index) => (
        <li key={href}>
          <a href={href}>
            <b lang="en" dir="ltr">
              {word}
            </b>{' '}
            <Bidi as="span" text={texts[index] ?? ''} />
          </a>
        </li>
      ))}
    </ul>
  );
}

type ReviewsProps = ShownReviews;

export function Reviews({ line, sampleNote, reviews }: ReviewsProps) {
  return (
    <div className="reviews">
      <Bidi as="p" text={line} />
      <SmallText text={sampleNote} />
      <ul className="reviews__list">
        {reviews.map(({ id, comment, author }) => (
          <li key={id}>
            <blockquote>
              <Bidi as="p" text={comment} />
            </blockquote>
            <SmallText text={author} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const page: SinglePageType<'home'> = {
  template: HomePage,
  sizeLimits: { html: 14_000, firstVisit: 90_000 },
};
