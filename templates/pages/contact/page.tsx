import { CallChecklist } from '../../components/CallChecklist/CallChecklist.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { IdentityPanel } from '../../components/IdentityPanel/IdentityPanel.tsx';
import { OfficeList } from '../../components/PlaceList/OfficeList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import { describeOffices } from '../../json-ld/structured-data.ts';
import type { SinglePageType } from '../page-type.ts';
import { PageContactForm } from '../parts/PageContactForm.tsx';

function ContactPage({ context, texts }: PageProps<'contact'>) {
  const { form, offices } = texts;
  return (
    <>
      <Hero context={context} hero={texts.hero} facts={texts.facts} callLabel={texts.emergency} />
      <Section id="form" title={form.title} lead={form.lead}>
        <div className="columns" data-columns="8-4">
          <PageContactForm context={context} privacy={form.privacy} />
          <CallChecklist level={3} texts={context.ui.checklist} print={context.ui.common.print} />
        </div>
      </Section>
      <Section subject id="agency" title={context.ui.people.title}>
        <IdentityPanel context={context} />
      </Section>
      <Section id="offices" title={offices.title} lead={offices.lead}>
        <OfficeList offices={context.offices} hours={context.officeHours} texts={context.ui.common} />
      </Section>
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

export const page: SinglePageType<'contact'> = {
  template: ContactPage,
  isPrerendered: true,
  structuredData: ({ context }, address) => describeOffices(context, address),
};
