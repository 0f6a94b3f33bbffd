/** The service area: the counties on a map with their numbers, all places, and everything else collapsed. */

import { Folds } from '../../components/Folds/Folds.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageCountyMap } from '../parts/PageCountyMap.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { TownLists } from './TownLists.tsx';

export function ServiceAreaPage({ context, texts }: PageProps<'service-area'>) {
  const { ui } = context;
  return (
    <>
      <PageHero context={context} hero={texts.hero} />
      <Section band id="map" title={texts.map.title} lead={texts.map.lead}>
        <PageCountyMap context={context} />
      </Section>
      <Section id="towns" title={ui.towns.list} lead={texts.towns.lead}>
        <TownLists context={context} />
      </Section>
      <Section id="details" title={ui.common.details}>
        <Folds
          folds={[
            {
              title: texts.counties.title,
              body: (
                <div id="counties">
                  <Statements statements={texts.counties.cases.map((text) => ({ text }))} />
                  <Paragraphs items={[texts.counties.price]} />
                </div>
              ),
            },
            {
              title: texts.cities.title,
              body: (
                <div id="cities">
                  <PageLinks items={context.cities} />
                </div>
              ),
            },
            {
              title: texts.offices.title,
              body: (
                <div id="offices">
                  <Paragraphs items={[texts.offices.lead]} />
                </div>
              ),
            },
            ...texts.elsewhere.cases.map(({ title, text }, index) => ({
              title,
              body: (
                <p id={index === 0 ? 'elsewhere' : undefined}>
                  <InlineText content={text} />
                </p>
              ),
            })),
          ]}
        />
      </Section>
      <PageClosing context={context} closing={texts.closing} />
    </>
  );
}
