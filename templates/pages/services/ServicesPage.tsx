/** The services overview: the types of bonds, and how we work. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { FaqList } from '../../components/FaqList/FaqList.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

/** Returns the main content of the services overview. */
export function ServicesPage({ context, copy }: PageProps<'services'>) {
  const { bonds, features } = copy;
  return (
    <>
      <PageHero context={context} hero={copy.hero} facts={copy.facts} />
      <Section id="bonds" title={bonds.title} lead={bonds.lead}>
        <BondTable bonds={bonds} />
        <p className="measure">
          <InlineText content={bonds.note} />
        </p>
      </Section>
      <Section id="details" title={bonds.details}>
        <FaqList faqs={bonds.kinds.map(({ id, title, text }) => ({ id, q: title, a: text }))} />
      </Section>
      <Section subject id="how-we-work" title={features.title} lead={features.lead}>
        <PageLinks items={context.services} />
      </Section>
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}

/** Returns a comparison of the types; each name links to its details. */
function BondTable({ bonds: { caption, columns, kinds } }: Pick<PageProps<'services'>['copy'], 'bonds'>) {
  const { kind, who, price, skip } = columns;
  return (
    <DataTable
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
