/** Long pages of numbered sections: the bail guide, the no-bond explainer, the accessibility statement. */
import type { Filled, GuidePage as GuideWords } from '../../../schema/index.ts';
import type { PageContext } from '../../page-context.ts';
import { PageClosing } from './PageClosing.tsx';
import { PageHero } from './PageHero.tsx';
import { PageSections } from './PageSections.tsx';

export type GuidePageProps = { readonly context: PageContext; readonly words: Filled<GuideWords> };

/** What stands in the main part of a guide. */
export function GuidePage({ context, words }: GuidePageProps) {
  return (
    <>
      <PageHero context={context} hero={words.hero} facts={words.facts} />
      <PageSections context={context} sections={words.passages} />
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
