/** A county guide: four answers on the line of the process, the map, and everything else collapsed. */
import type { ReactNode } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Folds } from '../../components/Folds/Folds.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { RecordPageProps } from '../../contract/page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { CountyAmounts } from './CountyAmounts.tsx';
import { CountyContents } from './CountyContents.tsx';
import { CountyLinks } from './CountyLinks.tsx';
import { CountyMap, WholeCountyMap } from './CountyMap.tsx';
import { CountyPlaces } from './CountyPlaces.tsx';
import { CountyStops } from './CountyStops.tsx';
import { type CountySection, planCountySections } from './county-sections.ts';
import { PrintOptions } from './PrintOptions.tsx';

export function CountyPage({ context, id, facts, texts }: RecordPageProps<'counties'>) {
  const { ui } = context;
  const sections = planCountySections(texts, ui.common.frequentQuestions);
  const bodies = sectionBodies({ context, id, facts, texts });
  const folds = sections.map((section) => ({
    title: section.title,
    body: <div id={section.id}>{bodies[section.id]}</div>,
  }));
  return (
    <>
      <PageHero context={context} hero={texts.hero} />
      <CountyStops context={context} facts={facts} texts={texts} />
      <div className="county-details">
        <CountyMap context={context} county={id} />
        <Section id="details" title={ui.common.details}>
          <CountyContents title={ui.common.contents} sections={sections.filter(({ isListed }) => isListed)} />
          <Folds
            folds={[
              ...folds,
              {
                title: ui.county.more,
                body: <CountyLinks context={context} county={id} posts={facts.posts} />,
              },
            ]}
          />
          <PrintOptions context={context} />
        </Section>
      </div>
      <PageClosing context={context} closing={texts.closing} />
    </>
  );
}

function sectionBodies({
  context,
  id,
  facts,
  texts,
}: RecordPageProps<'counties'>): Readonly<Record<CountySection, ReactNode>> {
  const { process, amounts, services, posting, choosing, considerations, information, faqs } = texts;
  const prose = (section: typeof process) => <Paragraphs items={section?.paragraphs ?? []} />;
  return {
    'bail-process': prose(process),
    'typical-amounts':
      amounts === undefined ? null : (
        <CountyAmounts context={context} county={id} facts={facts} texts={amounts} />
      ),
    services: prose(services),
    'posting-bail': prose(posting),
    'jails-and-courts': (
      <>
        <CountyPlaces context={context} facts={facts} texts={texts.places} />
        <WholeCountyMap context={context} county={id} />
      </>
    ),
    'choosing-a-bondsman': prose(choosing),
    'county-information': prose(information),
    considerations: prose(considerations),
    questions: (
      <dl className="prose">
        {faqs?.map(({ q, a }) => (
          <div key={q}>
            <dt>
              <b>
                <Bidi text={q} />
              </b>
            </dt>
            <dd>
              <InlineText content={a} />
            </dd>
          </div>
        ))}
      </dl>
    ),
  };
}
