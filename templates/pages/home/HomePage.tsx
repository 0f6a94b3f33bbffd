/** The home page: whom to call, the line from arrest to release, services, reasons. */

import { stopIds } from '../../../schema/pages/home.ts';
import { Index } from '../../components/Index/Index.tsx';
import { Later } from '../../components/Later/Later.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Passage } from '../../components/Passage/Passage.tsx';
import { Reviews } from '../../components/Reviews/Reviews.tsx';
import { RunIn } from '../../components/RunIn/RunIn.tsx';
import { Says } from '../../components/Says/Says.tsx';
import { Strip } from '../../components/Strip/Strip.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { HomeStops } from './HomeStops.tsx';

/** The rest is a link away. */
const shownServices = 6;

/** What stands in the main part of the home page. */
export function HomePage({ context, words }: PageProps<'home'>) {
  const { ui, reviews } = context;
  const { needs, process, services, why } = words;
  return (
    <>
      <PageHero context={context} hero={words.hero} facts={words.facts} />
      <Strip
        name={ui.process.name}
        stops={stopIds.map((id, index) => ({
          href: `#${id}`,
          label: ui.process.stops[index]?.short ?? '',
          when: process.stops[index]?.when ?? [],
        }))}
      />
      <Passage id="needs" title={needs.title}>
        <Index
          items={needs.items.map(({ title, text }, index) => ({
            href: context.navigation.needs[index]?.href ?? '',
            label: title,
            summary: text,
          }))}
        />
      </Passage>
      <Passage id="how-it-works" title={process.title} lead={process.lead} />
      <HomeStops context={context} words={words} />
      <Later>
        <Passage id="services" title={services.title} lead={services.lead}>
          <RunIn items={context.bondKinds} />
          <Index
            items={context.services.slice(0, shownServices).map(({ href, label }) => ({ href, label }))}
          />
          <MoreLink href={context.link('/services').href} label={ui.common.allServices} />
        </Passage>
        <Passage id="why-choose-us" title={why.title} lead={why.lead}>
          <Says statements={why.statements} />
        </Passage>
        {reviews === undefined ? null : (
          <Passage id="reviews" title={words.reviews.title} lead={words.reviews.lead}>
            <Reviews {...reviews} />
          </Passage>
        )}
        <PageClosing context={context} closing={words.closing} />
      </Later>
    </>
  );
}
