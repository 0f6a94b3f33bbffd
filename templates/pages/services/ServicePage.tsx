/** A service page; nine of them share this layout, with the blocks in one order. */

import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { FaqList } from '../../components/FaqList/FaqList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import type { RecordPageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageProcessPosition } from '../parts/PageProcessPosition.tsx';
import { ServiceDescription, ServicePicture } from './ServiceParts.tsx';

/** What stands in the main part of a service page. */
export function ServicePage({ context, facts, words }: RecordPageProps<'services'>) {
  const { common } = context.ui;
  return (
    <>
      <PageHero context={context} hero={{ title: words.title, lead: words.subtitle }} facts={words.facts} />
      <ServiceDescription words={words} />
      <Section id="what-you-get" title={common.whatYouGet}>
        <CheckmarkList items={words.features} />
      </Section>
      <PageProcessPosition context={context} stop={facts.stop} />
      <Section id="why-this-matters" title={common.whyThisMatters}>
        <Statements statements={words.highlights.map((text) => ({ text }))} />
      </Section>
      <ServicePicture context={context} facts={facts} words={words} />
      <Section id="how-it-works" title={common.howItWorks}>
        <Steps steps={words.steps} />
      </Section>
      <Section id="questions" title={common.frequentQuestions}>
        <FaqList faqs={words.faqs} />
      </Section>
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
