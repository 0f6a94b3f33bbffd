/** A service page. All services share this layout: the answer as a drawing, three steps, and the details. */

import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { Folds } from '../../components/Folds/Folds.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import type { RecordPageProps } from '../../contract/page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageProcessPosition } from '../parts/PageProcessPosition.tsx';
import { questionFolds } from '../parts/question-folds.tsx';
import { ServiceDescription, ServicePicture } from './ServiceParts.tsx';

export function ServicePage({ context, facts, texts }: RecordPageProps<'services'>) {
  const { common } = context.ui;
  return (
    <>
      <PageHero context={context} hero={{ title: texts.title, lead: texts.subtitle }} />
      <ServicePicture context={context} facts={facts} texts={texts} />
      <Section id="how-it-works" title={common.howItWorks}>
        <Steps steps={texts.steps} />
      </Section>
      <Section id="details" title={common.details}>
        <Folds
          folds={[
            {
              title: texts.about,
              body: <ServiceDescription context={context} facts={facts} texts={texts} />,
            },
            {
              title: common.whatYouGet,
              body: (
                <div id="what-you-get">
                  <CheckmarkList items={texts.features} />
                </div>
              ),
            },
            {
              title: common.whyThisMatters,
              body: (
                <div id="why-this-matters">
                  <Statements statements={texts.highlights.map((text) => ({ text }))} />
                </div>
              ),
            },
            ...questionFolds(texts.faqs),
          ]}
        />
        <PageProcessPosition context={context} stop={facts.stop} />
      </Section>
      <PageClosing context={context} closing={texts.closing} />
    </>
  );
}
