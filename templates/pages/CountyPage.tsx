/** A county guide: the emergency sheet first, then the passages that its contents list. */
import type { ReactNode } from 'react';
import { Contents } from '../components/Contents/Contents.tsx';
import { MiniLine } from '../components/MiniLine/MiniLine.tsx';
import { Passage } from '../components/Passage/Passage.tsx';
import { Says } from '../components/Says/Says.tsx';
import { Steps } from '../components/Steps/Steps.tsx';
import { Ticks } from '../components/Ticks/Ticks.tsx';
import type { RecordPageProps } from '../page-context.ts';
import { CountyAmounts } from './CountyAmounts.tsx';
import { CountyLinks } from './CountyLinks.tsx';
import { CountyPlaces } from './CountyPlaces.tsx';
import { type CountySection, planCountySections } from './county-sections.ts';
import { planCountySheet } from './county-sheet.tsx';
import { PageClosing } from './PageClosing.tsx';
import { PageHero } from './PageHero.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { QuestionsAndSheet } from './QuestionsAndSheet.tsx';

/** What stands in the main part of a county guide. */
export function CountyPage({ context, id, facts, words }: RecordPageProps<'counties'>) {
  const sections = planCountySections(words, context.ui.common.frequentQuestions);
  const bodies = sectionBodies({ context, id, facts, words });
  const passages = sections.map((section) => (
    <Passage key={section.id} {...section}>
      {bodies[section.id]}
    </Passage>
  ));
  const questions = passages.pop();
  return (
    <>
      <PageHero
        context={context}
        hero={words.hero}
        facts={planCountySheet({ words: context.ui.county, print: context.print, facts, texts: words })}
      />
      <div className="withtoc">
        <Contents
          title={context.ui.common.contents}
          entries={sections
            .filter(({ number }) => number !== undefined)
            .map((section) => ({ id: section.id, label: section.title }))}
        />
        <div>{passages}</div>
      </div>
      {questions}
      <CountyLinks context={context} county={id} posts={facts.posts} />
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}

/** What stands under the heading of each section. */
function sectionBodies({
  context,
  id,
  facts,
  words,
}: RecordPageProps<'counties'>): Readonly<Record<CountySection, ReactNode>> {
  const { ui } = context;
  return {
    'bail-process': (
      <>
        <Paragraphs items={words.process.paragraphs} />
        <MiniLine
          stops={words.process.stops.map((text, index) => ({
            title: ui.process.stops[index]?.title ?? '',
            text,
          }))}
          columns
        />
      </>
    ),
    'typical-amounts': <CountyAmounts context={context} county={id} facts={facts} words={words.amounts} />,
    services: <Paragraphs items={words.services?.paragraphs ?? []} />,
    'posting-bail': (
      <>
        <Paragraphs items={words.posting.paragraphs} />
        <Steps steps={words.posting.steps} />
      </>
    ),
    'jails-and-courts': <CountyPlaces context={context} county={id} facts={facts} words={words.places} />,
    'choosing-a-bondsman': (
      <>
        <Paragraphs items={words.choosing.paragraphs} />
        <Ticks items={words.choosing.checks} />
      </>
    ),
    considerations: <Says statements={words.considerations.statements} />,
    'county-information': <Paragraphs items={words.information?.paragraphs ?? []} />,
    questions: <QuestionsAndSheet ui={ui} faqs={words.faqs} />,
  };
}
