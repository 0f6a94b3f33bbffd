import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { CallChecklist } from '../../components/CallChecklist/CallChecklist.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { IdentityPanel } from '../../components/IdentityPanel/IdentityPanel.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PremiumTable } from '../../components/PremiumTable/PremiumTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';
import { Paragraphs } from '../parts/prose.tsx';

function WhyChooseUsPage({ context, texts }: PageProps<'why-choose-us'>) {
  const { license, fee, answer, ask, closing } = texts;
  const { common } = context.ui;
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <Section id="ask" title={ask.title} lead={ask.lead}>
        <CallChecklist
          level={3}
          texts={{ title: ask.sheet, items: ask.questions, note: ask.note }}
          print={common.print}
        />
      </Section>
      <Section id="details" title={common.details}>
        <Disclosures
          items={[
            {
              title: license.title,
              body: (
                <Claim id="license" {...license}>
                  <IdentityPanel context={context} />
                </Claim>
              ),
            },
            {
              title: fee.title,
              body: (
                <Claim id="fee" {...fee}>
                  <PremiumTable context={context} />
                </Claim>
              ),
            },
            { title: answer.title, body: <Claim id="answer" {...answer} /> },
            { title: ask.limits.title, id: 'limits', body: <InlineText as="p" content={ask.limits.text} /> },
          ]}
        />
      </Section>
      <ClosingBlock context={context} closing={closing} />
    </>
  );
}

type ClaimProps = {
  readonly id: string;
  readonly paragraphs: readonly Inline[];
  readonly facts?: readonly Fact[];
  readonly children?: ReactNode;
};

function Claim({ id, paragraphs, facts, children }: ClaimProps) {
  return (
    <div className="prose" id={id}>
      <Paragraphs items={paragraphs} />
      {facts === undefined ? null : <FactList facts={facts} />}
      {children}
    </div>
  );
}

export const page: SinglePageType<'why-choose-us'> = { template: WhyChooseUsPage };
