/** The home page: four answers, three signs, the process from arrest to release, services and reasons. */

import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { ProcessNetwork } from '../../components/ProcessNetwork/ProcessNetwork.tsx';
import { Reviews } from '../../components/Reviews/Reviews.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { AnswerBoard } from './AnswerBoard.tsx';
import { HeardSigns } from './HeardSigns.tsx';

export function HomePage({ context, texts }: PageProps<'home'>) {
  const { reviews, network } = context;
  const { process, services, why } = texts;
  return (
    <>
      <PageHero
        context={context}
        hero={texts.hero}
        aside={<AnswerBoard context={context} texts={texts} />}
        below={<HeardSigns signs={context.signs} texts={texts.signs} />}
      />
      <Section band id="how-it-works" title={process.title} lead={process.lead}>
        <ProcessNetwork
          stops={network.stops.map((stop, index) => ({
            ...stop,
            title: stop.short,
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
      <PageClosing context={context} closing={texts.closing} />
    </>
  );
}
