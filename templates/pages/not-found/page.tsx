import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { withLazyProperties } from '../../context/with-lazy-properties.ts';
import type { PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';
import { PageSearch } from '../parts/page-islands.tsx';

/** The error pages are not in the site structure, so they have no breadcrumbs. */
export function NotFoundPage({ context, texts }: PageProps<'not-found' | 'post-not-found'>) {
  return (
    <>
      <Hero
        context={withLazyProperties(context, { breadcrumbs: [] })}
        hero={texts.hero}
        aside={
          <section className="not-found-links" id="ways" aria-labelledby="ways-title">
            <Bidi as="h2" id="ways-title" text={texts.ways} />
            <PageSearch context={context} />
            <PageLinks items={context.navigation.notFound} />
          </section>
        }
      />
      <ClosingBlock context={context} />
    </>
  );
}

export const page: SinglePageType<'not-found'> = { template: NotFoundPage };
