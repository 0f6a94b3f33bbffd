/** The articles page: an index of pages about charges, and of pages about the process from arrest to the end of the case. */
import type { ArticlesPage as ArticlesCopy, Filled } from '../../../schema/index.ts';
import { PageIndex } from '../../components/PageIndex/PageIndex.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

export type ArticlesPageProps = { readonly context: PageContext; readonly copy: Filled<ArticlesCopy> };

export function ArticlesPage({ context, copy }: ArticlesPageProps) {
  return (
    <>
      <PageHero context={context} hero={copy.hero} />
      {context.articles.map(({ group, pages }) => (
        <Section key={group} id={group} title={copy.groups[group].title} lead={copy.groups[group].lead}>
          <PageIndex items={pages} />
        </Section>
      ))}
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
