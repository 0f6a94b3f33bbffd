import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';

function ThankYouPage({ context, texts }: PageProps<'thank-you'>) {
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <Section id="next" title={texts.nextTitle}>
        <CheckmarkList items={texts.next} />
      </Section>
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

export const page: SinglePageType<'thank-you'> = { template: ThankYouPage };
