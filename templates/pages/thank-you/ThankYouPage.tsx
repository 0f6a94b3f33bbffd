/** Where a message without scripts ends: what happens next. */

import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

/** What stands in the main part of the page. */
export function ThankYouPage({ context, words }: PageProps<'thank-you'>) {
  return (
    <>
      <PageHero context={context} hero={words.hero} />
      <Section id="next" title={words.nextTitle}>
        <CheckmarkList items={words.next} />
      </Section>
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
