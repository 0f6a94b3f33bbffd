import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { WithContents } from '../../components/Contents/Contents.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext, PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';

function FaqPage({ context, texts }: PageProps<'faq'>) {
  const { groups } = context.faqs;
  const { notes } = context.agency;
  const withNote = ({ note, unset, ...faq }: Faq): FaqItem => ({
    ...faq,
    note: note === undefined ? undefined : (notes[note] ?? unset),
  });
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <WithContents context={context} entries={groups.map(({ id, title }) => ({ id, label: title }))}>
        {groups.map(({ id, title, faqs }) => (
          <Section key={id} id={id} title={title}>
            <FaqList faqs={faqs.map(withNote)} />
          </Section>
        ))}
      </WithContents>
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

type Faq = PageContext['faqs']['groups'][number]['faqs'][number];

/** The note is an addition to the answer, from the settings of the agency. */
type FaqItem = Omit<Faq, 'note' | 'unset'> & { readonly note: string | undefined };

/** The id is on the answer, so a link to it opens the disclosure. */
function FaqList({ faqs }: { readonly faqs: readonly FaqItem[] }) {
  return (
    <Disclosures
      items={faqs.map(({ id, q, a, table, note }) => ({
        title: q,
        body: (
          <>
            <InlineText as="p" id={id} content={a} />
            {note === undefined ? null : <Bidi as="p" text={note} />}
            {table === undefined ? null : (
              <DataTable
                caption={table.caption}
                columns={table.head.map((label) => ({ label }))}
                rows={table.rows.map((row) => row.map((cell) => <InlineText content={cell} />))}
              />
            )}
          </>
        ),
      }))}
    />
  );
}

export const page: SinglePageType<'faq'> = { template: FaqPage };
