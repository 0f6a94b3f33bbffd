/** A service page. All services share this layout, with the blocks in the same order. */

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

/** Returns the main content of a service page. */
export function ServicePage({ context, facts, copy }: RecordPageProps<'services'>) {
  const { common } = context.ui;
  return (
    <>
      <PageHero context={context} hero={{ title: copy.title, lead: copy.subtitle }} facts={copy.facts} />
      <ServiceDescription copy={copy} />
      <Section id="what-you-get" title={common.whatYouGet}>
        <CheckmarkList items={copy.features} />
      </Section>
      <PageProcessPosition context={context} stop={facts.stop} />
      <Section id="why-this-matters" title={common.whyThisMatters}>
        <Statements statements={copy.highlights.map((text) => ({ text }))} />
      </Section>
      <ServicePicture context={context} facts={facts} copy={copy} />
      <Section id="how-it-works" title={common.howItWorks}>
        <Steps steps={copy.steps} />
      </Section>
      <Section subject id="questions" title={common.frequentQuestions}>
        <FaqList faqs={copy.faqs} />
      </Section>
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
