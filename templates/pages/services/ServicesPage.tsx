/** The services overview: the kinds of bonds, and how we work. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { FaqList } from '../../components/FaqList/FaqList.tsx';
import { Index } from '../../components/Index/Index.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Passage } from '../../components/Passage/Passage.tsx';
import { RecordTable } from '../../components/RecordTable/RecordTable.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

/** What stands in the main part of the services overview. */
export function ServicesPage({ context, words }: PageProps<'services'>) {
  const { bonds, features } = words;
  return (
    <>
      <PageHero context={context} hero={words.hero} facts={words.facts} />
      <Passage id="bonds" title={bonds.title} lead={bonds.lead}>
        <BondTable bonds={bonds} />
        <p className="measure">
          <InlineText content={bonds.note} />
        </p>
      </Passage>
      <Passage id="details" title={bonds.details}>
        <FaqList faqs={bonds.kinds.map(({ id, title, text }) => ({ id, q: title, a: text }))} />
      </Passage>
      <Passage id="how-we-work" title={features.title} lead={features.lead}>
        <Index items={context.services} />
      </Passage>
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}

/** The kinds, to be compared; the name of each leads to what a table cannot say. */
function BondTable({ bonds: { caption, columns, kinds } }: Pick<PageProps<'services'>['words'], 'bonds'>) {
  const { kind, who, price, skip } = columns;
  return (
    <RecordTable
      caption={caption}
      columns={[kind, who, price, skip].map((label) => ({ label }))}
      rows={kinds.map((bond) => [
        <a key={bond.id} href={`#${bond.id}`}>
          <Bidi text={bond.title} line="link" />
        </a>,
        ...[bond.who, bond.price, bond.skip].map((content) => <InlineText content={content} />),
      ])}
      folds
    />
  );
}
