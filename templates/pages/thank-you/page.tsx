/** The page after sending a message without scripts: what happens next. */
import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

function ThankYouPage({ context, texts }: PageProps<'thank-you'>) {
  return (
    <>
      <PageHero context={context} hero={texts.hero} />
      <Section id="next" title={texts.nextTitle}>
        <CheckmarkList items={texts.next} />
      </Section>
      <PageClosing context={context} closing={texts.closing} />
    </>
  );
}

export const page: SinglePageType<'thank-you'> = { template: ThankYouPage };
