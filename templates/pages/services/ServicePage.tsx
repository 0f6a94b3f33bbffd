/** A service page; nine of them share this layout, with the blocks in one order. */
import { FaqList } from '../../components/FaqList/FaqList.tsx';
import { Passage } from '../../components/Passage/Passage.tsx';
import { Says } from '../../components/Says/Says.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { Ticks } from '../../components/Ticks/Ticks.tsx';
import type { RecordPageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHere } from '../parts/PageHere.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { ServiceDescription, ServicePicture } from './ServiceParts.tsx';

/** What stands in the main part of a service page. */
export function ServicePage({ context, facts, words }: RecordPageProps<'services'>) {
  const { common } = context.ui;
  return (
    <>
      <PageHero context={context} hero={{ title: words.title, lead: words.subtitle }} facts={words.facts}>
        <PageHere context={context} stop={facts.stop} />
      </PageHero>
      <ServiceDescription words={words} />
      <Passage id="what-you-get" title={common.whatYouGet}>
        <Ticks items={words.features} />
      </Passage>
      <Passage id="why-this-matters" title={common.whyThisMatters}>
        <Says statements={words.highlights.map((text) => ({ text }))} />
      </Passage>
      <ServicePicture context={context} facts={facts} words={words} />
      <Passage id="how-it-works" title={common.howItWorks}>
        <Steps steps={words.steps} />
      </Passage>
      <Passage id="questions" title={common.frequentQuestions}>
        <FaqList faqs={words.faqs} />
      </Passage>
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
