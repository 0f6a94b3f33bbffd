/** A service page. All services share this layout: the answer as a drawing, three steps, and the details. */

import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { Folds } from '../../components/Folds/Folds.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import type { RecordPageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageProcessPosition } from '../parts/PageProcessPosition.tsx';
import { questionFolds } from '../parts/question-folds.tsx';
import { ServiceDescription, ServicePicture } from './ServiceParts.tsx';

export function ServicePage({ context, facts, copy }: RecordPageProps<'services'>) {
  const { common } = context.ui;
  return (
    <>
      <PageHero context={context} hero={{ title: copy.title, lead: copy.subtitle }} />
      <ServicePicture context={context} facts={facts} copy={copy} />
      <Section id="how-it-works" title={common.howItWorks}>
        <Steps steps={copy.steps} />
      </Section>
      <Section id="details" title={common.details}>
        <Folds
          folds={[
            {
              title: copy.about,
              body: <ServiceDescription context={context} facts={facts} copy={copy} />,
            },
            {
              title: common.whatYouGet,
              body: (
                <div id="what-you-get">
                  <CheckmarkList items={copy.features} />
                </div>
              ),
            },
            {
              title: common.whyThisMatters,
              body: (
                <div id="why-this-matters">
                  <Statements statements={copy.highlights.map((text) => ({ text }))} />
                </div>
              ),
            },
            ...questionFolds(copy.faqs),
          ]}
        />
        <PageProcessPosition context={context} stop={facts.stop} />
      </Section>
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
