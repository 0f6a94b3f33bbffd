/** The home page: the process from arrest to release, services, reasons and reviews. */

import { FactList } from '../../components/FactList/FactList.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { ProcessNetwork } from '../../components/ProcessNetwork/ProcessNetwork.tsx';
import { Reviews } from '../../components/Reviews/Reviews.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageReleaseTimes } from '../parts/PageReleaseTimes.tsx';
import { HomeTimeline } from './HomeTimeline.tsx';

/** Maximum number of listed services; a link leads to the others. */
const maxServices = 6;

/** Returns the main content of the home page. */
export function HomePage({ context, copy }: PageProps<'home'>) {
  const { ui, reviews, network } = context;
  const { needs, process, services, why } = copy;
  return (
    <>
      <PageHero
        context={context}
        hero={copy.hero}
        aside={
          <>
            <Section id="needs" title={needs.title}>
              <PageLinks
                items={context.navigation.needs.map(({ href, label }, index) => {
                  const item = needs.items[index];
                  return item === undefined
                    ? { href, label }
                    : { href, label: item.title, summary: item.text };
                })}
              />
            </Section>
            <FactList facts={copy.facts} />
          </>
        }
      />
      <nav className="band prose" id="network" aria-label={ui.process.name}>
        <p>
          <InlineText content={network.lead} />
        </p>
        <ProcessNetwork
          stops={network.stops.map((stop) => ({ ...stop, title: stop.short, href: `#${stop.id}` }))}
          wide
        />
      </nav>
      <Section id="how-it-works" title={process.title} lead={process.lead} />
      <HomeTimeline context={context} copy={copy} />
      <Section id="release-times" title={network.release.title}>
        <PageReleaseTimes context={context} />
      </Section>
      <Section subject id="services" title={services.title} lead={services.lead}>
        <InlineList items={context.bondKinds} />
        <PageLinks
          items={context.services.slice(0, maxServices).map(({ href, label }) => ({ href, label }))}
        />
        <MoreLink href={context.link('/services').href} label={ui.common.allServices} />
      </Section>
      <Section id="why-choose-us" title={why.title} lead={why.lead}>
        <Statements statements={why.statements} />
      </Section>
      {reviews === undefined ? null : (
        <Section id="reviews" title={copy.reviews.title} lead={copy.reviews.lead}>
          <Reviews {...reviews} />
        </Section>
      )}
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
