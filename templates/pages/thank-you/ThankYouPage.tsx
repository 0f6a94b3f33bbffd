/** The page after sending a message without scripts: what happens next. */

import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

export function ThankYouPage({ context, copy }: PageProps<'thank-you'>) {
  return (
    <>
      <PageHero context={context} hero={copy.hero} />
      <Section id="next" title={copy.nextTitle}>
        <CheckmarkList items={copy.next} />
      </Section>
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
