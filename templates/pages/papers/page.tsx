import { stepIds } from '../../../schema/index.ts';
import { Callout } from '../../components/Callout/Callout.tsx';
import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { CourtForm } from '../../components/CourtForm/CourtForm.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { ProcessPosition } from '../../components/ProcessPosition/ProcessPosition.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';

function PapersPage({ context, texts: page }: PageProps<'papers'>) {
  const { hero, reading, keep, closing } = page;
  const { texts, papers } = context.papers;
  return (
    <>
      <Hero context={context} hero={hero}>
        <ProcessPosition context={context} step={stepIds.indexOf('papers') + 1} />
      </Hero>
      <Callout level={2} title={reading.title} text={reading.text} />
      {papers.map((form) => (
        <Section key={form.id} id={form.id} title={form.texts.title}>
          <CourtForm form={form} texts={texts} />
        </Section>
      ))}
      <Section subject id="keep" title={keep.title}>
        <CheckmarkList items={keep.items} />
        <InlineText as="p" className="measure" content={keep.note} />
      </Section>
      <ClosingBlock context={context} closing={closing} />
    </>
  );
}

export const page: SinglePageType<'papers'> = { template: PapersPage };
