import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { type DisclosureItem, Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';

function ServicesPage({ context, texts }: PageProps<'services'>) {
  const { bonds, features } = texts;
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <Section id="bonds" title={bonds.title} lead={bonds.lead}>
        <PageLinks
          items={bonds.kinds.map(({ id, title, plate }) => ({ href: `#${id}`, label: title, price: plate }))}
        />
        <InlineText as="p" className="measure" content={bonds.note} />
      </Section>
      <Section subject id="how-we-work" title={features.title} lead={features.lead}>
        <PageLinks items={context.services} />
      </Section>
      <Section id="details" title={bonds.details}>
        <Disclosures items={bonds.kinds.map((bond) => bondDisclosure(bond, bonds.columns))} />
      </Section>
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

type Bonds = PageProps<'services'>['texts']['bonds'];

/** What it is for, who decides, what it costs, and when it is not needed. */
function bondDisclosure(bond: Bonds['kinds'][number], labels: Bonds['columns']): DisclosureItem {
  return {
    title: bond.title,
    body: (
      <div className="prose" id={bond.id}>
        <InlineText as="p" content={bond.text} />
        {(['who', 'price', 'skip'] as const).map((name) => (
          <p key={name}>
            <Bidi as="b" text={`${labels[name]}: `} />
            <InlineText content={bond[name]} />
          </p>
        ))}
      </div>
    ),
  };
}

export const page: SinglePageType<'services'> = { template: ServicesPage };
