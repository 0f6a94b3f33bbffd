/** Long pages of sections: the bail guide, the page about "no bond", the accessibility statement. */
import type { Filled, GuidePage as GuideTexts } from '../../../schema/index.ts';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { PageSections } from './PageSections.tsx';

export type GuidePageProps = { readonly context: PageContext; readonly texts: Filled<GuideTexts> };

export function GuidePage({ context, texts }: GuidePageProps) {
  return (
    <>
      <Hero context={context} hero={texts.hero} facts={texts.facts} />
      <PageSections context={context} sections={texts.passages} details={texts.details} />
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}
