/** The error page of missing pages and posts: a call, and links to other pages. */
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { withLazyProperties } from '../../context/with-lazy-properties.ts';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from './PageClosing.tsx';
import { PageHero } from './PageHero.tsx';
import { PageSearch } from './PageSearch.tsx';

/** Returns the main part of both pages. They are not in the site structure, so they have no breadcrumbs. */
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
