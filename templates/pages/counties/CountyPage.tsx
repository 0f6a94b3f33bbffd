/** A county guide: the find panel, and the sections with their table of contents. */
import type { ReactNode } from 'react';
import { CallChecklist } from '../../components/CallChecklist/CallChecklist.tsx';
import { Callout } from '../../components/Callout/Callout.tsx';
import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { FactList } from '../../components/FactList/FactList.tsx';
import { FaqList } from '../../components/FaqList/FaqList.tsx';
import { type Fold, Folds } from '../../components/Folds/Folds.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { ProcessNetwork } from '../../components/ProcessNetwork/ProcessNetwork.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { WeekStrip } from '../../components/WeekStrip/WeekStrip.tsx';
import type { RecordPageProps } from '../../page-context.ts';
import { JailCardLink } from '../parts/JailCardLink.tsx';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageReleaseBar } from '../parts/PageReleaseBar.tsx';
import { PageWithContents } from '../parts/PageWithContents.tsx';
import { MoreParagraphs, Paragraphs, Prose } from '../parts/Paragraphs.tsx';
import { CountyAmounts } from './CountyAmounts.tsx';
import { CountyLinks } from './CountyLinks.tsx';
import { CountyPlaces } from './CountyPlaces.tsx';
import { CountySearch } from './CountySearch.tsx';
import { type CountySection, planCountySections } from './county-sections.ts';

/** The section with the map and the tables, which has no column beside it. */
const wideSection: CountySection = 'jails-and-courts';

/** Returns the main content of a county guide. */
export function CountyPage({ context, id, facts, copy }: RecordPageProps<'counties'>) {
  const sections = planCountySections(copy, context.ui.common.frequentQuestions);
  const bodies = sectionBodies({ context, id, facts, copy });
  const elements = sections.map(({ id, title }) => (
    <Section key={id} id={id} title={title}>
      {bodies[id]}
    </Section>
  ));
  const questions = elements.pop();
  const wideIndex = sections.findIndex(({ id }) => id === wideSection);
  return (
    <>
      <PageHero
        context={context}
        hero={copy.hero}
        aside={<CountySearch context={context} county={id} facts={facts} copy={copy} />}
        below={
          <div className="prose">
            <Callout level={2} title={context.ui.county.beforePaying} text={copy.ask} marked>
              <JailCardLink context={context} />
            </Callout>
            <FactList
              facts={[
                {
                  label: context.ui.county.release,
                  value: [{ type: 'text', text: copy.releaseTime }],
                  note: [{ type: 'text', text: copy.releaseNote }],
                },
              ]}
            />
          </div>
        }
      />
      <PageWithContents
        context={context}
        entries={sections.filter(({ isListed }) => isListed).map(({ id, title }) => ({ id, label: title }))}
      >
        {elements.slice(0, wideIndex)}
      </PageWithContents>
      <div className="with-contents">
        <div>{elements[wideIndex]}</div>
      </div>
      <PageWithContents context={context}>{elements.slice(wideIndex + 1)}</PageWithContents>
      {questions}
      <CountyLinks context={context} county={id} posts={facts.posts} />
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}

/** Returns the content of each section. */
function sectionBodies({
  context,
  id,
  facts,
  copy,
}: RecordPageProps<'counties'>): Readonly<Record<CountySection, ReactNode>> {
  const { ui } = context;
  return {
    'bail-process': (
      <>
        <ProcessNetwork
          stops={copy.process.stops.map((text, index) => ({
            title: ui.process.stops[index]?.title ?? '',
            text,
          }))}
        />
        <WeekStrip {...context.network.firstHearing} />
        <MoreParagraphs {...copy.process.more} />
      </>
    ),
    'typical-amounts': <CountyAmounts context={context} county={id} facts={facts} copy={copy.amounts} />,
    services: copy.services === undefined ? null : <Prose {...copy.services} />,
    'posting-bail': (
      <>
        <Steps steps={copy.posting.steps} />
        <PageReleaseBar context={context} />
        <MoreParagraphs {...copy.posting.more} />
      </>
    ),
    'jails-and-courts': <CountyPlaces context={context} county={id} facts={facts} copy={copy.places} />,
    'choosing-a-bondsman': (
      <>
        <Paragraphs items={copy.choosing.paragraphs} />
        <Folds folds={[{ title: ui.county.checks, body: <CheckmarkList items={copy.choosing.checks} /> }]} />
      </>
    ),
    considerations: (
      <Folds
        folds={copy.considerations.statements.map(({ title, text }) => ({
          title,
          body: (
            <p>
              <InlineText content={text} />
            </p>
          ),
        }))}
      />
    ),
    'county-information': <Paragraphs items={copy.information?.paragraphs ?? []} />,
    questions: (
      <div className="columns" data-columns="8-4">
        <FaqList faqs={copy.faqs} />
        <Folds folds={[planChecklist(ui)]} />
      </div>
    ),
  };
}

/** Returns the checklist for the call as a collapsed item. */
function planChecklist({ checklist, common }: RecordPageProps<'counties'>['context']['ui']): Fold {
  return { title: checklist.title, body: <CallChecklist copy={checklist} print={common.print} /> };
}
