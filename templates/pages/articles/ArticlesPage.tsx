/** The articles page: an index of pages about charges, and of pages about the process from arrest to the end of the case. */
import type { ArticlesPage as ArticlesTexts, Filled } from '../../../schema/index.ts';
import { PageIndex } from '../../components/PageIndex/PageIndex.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

export type ArticlesPageProps = { readonly context: PageContext; readonly texts: Filled<ArticlesTexts> };

export function ArticlesPage({ context, texts }: ArticlesPageProps) {
  return (
    <>
      <PageHero context={context} hero={texts.hero} />
      {context.articles.map(({ group, pages }) => (
        <Section key={group} id={group} title={texts.groups[group].title} lead={texts.groups[group].lead}>
          <PageIndex items={pages} />
        </Section>
      ))}
      <PageClosing context={context} closing={texts.closing} />
    </>
  );
}
