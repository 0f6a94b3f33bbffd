/** A page or a post that does not exist: the way to a call, and ways on. */
import { Index } from '../../components/Index/Index.tsx';
import { Passage } from '../../components/Passage/Passage.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from './PageClosing.tsx';
import { PageHero } from './PageHero.tsx';

/** What stands in the main part of both pages. It has no place in the site, so no breadcrumbs. */
export function NotFoundPage({ context, words }: PageProps<'not-found' | 'post-not-found'>) {
  return (
    <>
      <PageHero context={{ ...context, breadcrumbs: [] }} hero={words.hero} />
      <Passage id="ways" title={words.ways}>
        <Index items={context.navigation.notFound} />
      </Passage>
      <PageClosing context={context} />
    </>
  );
}
