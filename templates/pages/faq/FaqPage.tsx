/** The questions of the site, in groups. */
import { FaqList } from '../../components/FaqList/FaqList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageWithContents } from '../parts/PageWithContents.tsx';

export function FaqPage({ context, texts }: PageProps<'faq'>) {
  const { groups } = context.faqs;
  const { notes } = context.agency;
  const withNote = ({ note, unset, ...faq }: (typeof groups)[number]['faqs'][number]) => ({
    ...faq,
    note: note === undefined ? undefined : (notes[note] ?? unset),
  });
  return (
    <>
      <PageHero context={context} hero={texts.hero} />
      <PageWithContents context={context} entries={groups.map(({ id, title }) => ({ id, label: title }))}>
        {groups.map(({ id, title, faqs }) => (
          <Section key={id} id={id} title={title}>
            <FaqList faqs={faqs.map(withNote)} />
          </Section>
        ))}
      </PageWithContents>
      <PageClosing context={context} closing={texts.closing} />
    </>
  );
}
