/** The page "Why choose us": three claims with evidence, and questions to ask any agent. */
import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { CallChecklist } from '../../components/CallChecklist/CallChecklist.tsx';
import { Callout } from '../../components/Callout/Callout.tsx';
import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageIdentity } from '../parts/PageIdentity.tsx';
import { PagePremiums } from '../parts/PagePremiums.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

/** Returns the main content of the page. */
export function WhyChooseUsPage({ context, copy }: PageProps<'why-choose-us'>) {
  const { license, fee, answer, closing } = copy;
  return (
    <>
      <PageHero context={context} hero={copy.hero} />
      <Claim id="license" {...license}>
        <PageIdentity context={context} />
      </Claim>
      <Section id="fee" title={fee.title}>
        <Paragraphs items={fee.paragraphs} />
        <div className="columns" data-columns="8-4">
          <PagePremiums context={context} />
        </div>
      </Section>
      <Claim id="answer" {...answer} />
      <Questions context={context} ask={copy.ask} />
      <PageClosing context={context} closing={closing} />
    </>
  );
}

type ClaimProps = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Inline[];
  /** Evidence for the claim, beside the texts. */
  readonly facts: readonly Fact[];
  /** Evidence below the texts. */
  readonly children?: ReactNode;
};

function Claim({ id, title, paragraphs, facts, children }: ClaimProps) {
  return (
    <Section id={id} title={title}>
      <div className="columns" data-columns="8-4">
        <div className="prose">
          <Paragraphs items={paragraphs} />
          {children}
        </div>
        <FactList facts={facts} />
      </div>
    </Section>
  );
}

type QuestionsProps = Pick<PageProps<'why-choose-us'>, 'context'> &
  Pick<PageProps<'why-choose-us'>['copy'], 'ask'>;

function Questions({ context, ask }: QuestionsProps) {
  const { title, lead, limits, sheet, questions, note } = ask;
  return (
    <Section subject id="ask" title={title}>
      <div className="columns" data-columns="4-8">
        <div className="prose">
          <p>
            <InlineText content={lead} />
          </p>
          <Callout level={3} title={limits.title} text={limits.text} />
        </div>
        <CallChecklist
          level={3}
          copy={{ title: sheet, items: questions, note }}
          print={context.ui.common.print}
        />
      </div>
    </Section>
  );
}
