/** Long pages of sections: the bail guide, the page about "no bond", the accessibility statement. */
import type { Filled, GuidePage as GuideCopy } from '../../../schema/index.ts';
import type { PageContext } from '../../page-context.ts';
import { PageClosing } from './PageClosing.tsx';
import { PageHero } from './PageHero.tsx';
import { PageSections } from './PageSections.tsx';

export type GuidePageProps = { readonly context: PageContext; readonly copy: Filled<GuideCopy> };

export function GuidePage({ context, copy }: GuidePageProps) {
  return (
    <>
      <PageHero context={context} hero={copy.hero} facts={copy.facts} />
      <PageSections context={context} sections={copy.passages} details={copy.details} />
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
