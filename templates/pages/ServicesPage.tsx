/** The services overview: the kinds of bonds, and how we work. */
import { Index } from '../components/Index/Index.tsx';
import { Passage } from '../components/Passage/Passage.tsx';
import { Says } from '../components/Says/Says.tsx';
import type { PageProps } from '../page-context.ts';
import { PageClosing } from './PageClosing.tsx';
import { PageHero } from './PageHero.tsx';

/** What stands in the main part of the services overview. */
export function ServicesPage({ context, words }: PageProps<'services'>) {
  const { bonds, features } = words;
  return (
    <>
      <PageHero context={context} hero={words.hero} facts={words.facts} />
      <Passage id="bonds" title={bonds.title} lead={bonds.lead}>
        <Says statements={bonds.kinds} />
      </Passage>
      <Passage id="how-we-work" title={features.title} lead={features.lead}>
        <Index items={context.services} />
      </Passage>
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
