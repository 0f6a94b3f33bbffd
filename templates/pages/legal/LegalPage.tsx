/** A legal page: its date, contact details and the link to the home page, then numbered sections. */
import type { Filled, Inline, InlineLink, LegalFacts, LegalText } from '../../../schema/index.ts';
import type { Fact } from '../../components/FactList/FactList.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { PageContext } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageSections } from '../parts/PageSections.tsx';

export type LegalPageProps = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: LegalFacts;
  readonly copy: Filled<LegalText>;
};

/** Returns the main content of a legal page. */
export function LegalPage({ context, facts, copy }: LegalPageProps) {
  const { home, ui } = context;
  return (
    <>
      <PageHero
        context={context}
        hero={{ title: copy.title, lead: copy.lead }}
        facts={legalFacts(context, facts)}
      >
        <MoreLink href={home.href} label={ui.common.backToHome} back />
      </PageHero>
      <PageSections context={context} sections={copy.passages} />
      <PageClosing context={context} />
    </>
  );
}

function legalFacts(
  { email, furtherPhones, lastModified, print, ui }: PageContext,
  { lastUpdated = lastModified?.slice(0, 'YYYY-MM'.length) }: LegalFacts,
): Fact[] {
  const lastChange =
    lastUpdated === undefined
      ? []
      : [{ label: ui.legal.lastUpdated, value: print.monthAndYear(lastUpdated) }];
  return [
    ...lastChange,
    { label: ui.common.email, value: linkTo({ ...email, target: 'mail' }) },
    ...furtherPhones.map(({ label, phone }) => ({ label, value: linkTo({ ...phone, target: 'call' }) })),
  ];
}

function linkTo({
  href,
  text,
  target,
}: Pick<InlineLink, 'href' | 'target'> & { readonly text: string }): Inline {
  return [{ type: 'link', href, target, children: [{ type: 'text', text }] }];
}
