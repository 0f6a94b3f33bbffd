import type { Filled, Inline, InlineLink, LegalFacts, LegalText } from '../../../schema/index.ts';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import type { Fact } from '../../components/FactList/FactList.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import type { RecordPageType } from '../page-type.ts';
import { PageSections } from '../parts/PageSections.tsx';

type LegalPageProps = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: LegalFacts;
  readonly texts: Filled<LegalText>;
};

export function LegalPage({ context, facts, texts }: LegalPageProps) {
  const { home, ui } = context;
  return (
    <>
      <Hero
        context={context}
        hero={{ title: texts.title, lead: texts.lead }}
        facts={legalFacts(context, facts)}
      >
        <MoreLink href={home.href} label={ui.common.backToHome} back />
      </Hero>
      <PageSections context={context} sections={texts.passages} />
      <ClosingBlock context={context} />
    </>
  );
}

function legalFacts(context: PageContext, facts: LegalFacts): Fact[] {
  const { email, furtherPhones, ui } = context;
  return [
    ...dateFacts(context, facts),
    { label: ui.common.email, value: linkTo({ ...email, target: 'mail' }) },
    ...furtherPhones.map(({ label, phone }) => ({ label, value: linkTo({ ...phone, target: 'call' }) })),
  ];
}

/** The month that the facts name, with the day of the present text; or the month of the last change. */
function dateFacts({ lastModified, print, ui }: PageContext, { lastUpdated }: LegalFacts): Fact[] {
  const month = lastUpdated ?? lastModified?.slice(0, 'YYYY-MM'.length);
  if (month === undefined) return [];
  const lastChange = { label: ui.legal.lastUpdated, value: print.monthAndYear(month) };
  if (lastUpdated === undefined || lastModified === undefined) return [lastChange];
  return [lastChange, { label: ui.legal.recorded, value: print.fullDate(lastModified) }];
}

function linkTo({
  href,
  text,
  target,
}: Pick<InlineLink, 'href' | 'target'> & { readonly text: string }): Inline {
  return [{ type: 'link', href, target, children: [{ type: 'text', text }] }];
}

export const record: RecordPageType<'legal'> = { template: LegalPage, searchWeight: 0.4 };
