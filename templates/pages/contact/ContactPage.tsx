/** The contact page: call first, form second, offices last. */
import { Checklist } from '../../components/Checklist/Checklist.tsx';
import { OfficeList } from '../../components/OfficeList/OfficeList.tsx';
import { Passage } from '../../components/Passage/Passage.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageContactForm } from '../parts/PageContactForm.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PagePeople } from '../parts/PagePeople.tsx';

/** What stands in the main part of the contact page. */
export function ContactPage({ context, words }: PageProps<'contact'>) {
  const { form, offices } = words;
  return (
    <>
      <PageHero context={context} hero={words.hero} facts={words.facts} callLabel={words.emergency} />
      <Passage id="form" title={form.title} lead={form.lead}>
        <div className="cols" data-columns="7-5">
          <PageContactForm context={context} privacy={form.privacy} />
          <Checklist level={3} words={context.ui.checklist} print={context.ui.common.print} />
        </div>
      </Passage>
      <Passage id="offices" title={offices.title} lead={offices.lead}>
        <OfficeList offices={context.offices} hours={context.officeHours} words={context.ui.common} />
      </Passage>
      <PagePeople context={context} />
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
