/** Long pages of sections: the bail guide, the page about "no bond", the accessibility statement. */
import type { Filled, GuidePage as GuideTexts } from '../../../schema/index.ts';
import type { PageContext } from '../../contract/page-context.ts';
import { PageClosing } from './PageClosing.tsx';
import { PageHero } from './PageHero.tsx';
import { PageSections } from './PageSections.tsx';

export type GuidePageProps = { readonly context: PageContext; readonly texts: Filled<GuideTexts> };

export function GuidePage({ context, texts }: GuidePageProps) {
  return (
    <>
      <PageHero context={context} hero={texts.hero} facts={texts.facts} />
      <PageSections context={context} sections={texts.passages} details={texts.details} />
      <PageClosing context={context} closing={texts.closing} />
    </>
  );
}
