/** A page or a post that does not exist: the way to a call, and ways on. */
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { withLazyProperties } from '../../context/with-lazy-properties.ts';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from './PageClosing.tsx';
import { PageHero } from './PageHero.tsx';
import { PageSearch } from './PageSearch.tsx';

/** What stands in the main part of both pages. It has no place in the site, so no breadcrumbs. */
export function NotFoundPage({ context, copy }: PageProps<'not-found' | 'post-not-found'>) {
  return (
    <>
      <PageHero context={withLazyProperties(context, { breadcrumbs: [] })} hero={copy.hero} />
      <Section id="ways" title={copy.ways}>
        <PageSearch context={context} />
        <PageLinks items={context.navigation.notFound} />
      </Section>
      <PageClosing context={context} />
    </>
  );
}
