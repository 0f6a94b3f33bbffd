/** Links from a county guide: the offices in the county, the other counties and three posts. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PageLinks, type PageLinksProps } from '../../components/PageLinks/PageLinks.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type CountyLinksProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
  /** Ids of the posts. */
  readonly posts: readonly string[];
};

export function CountyLinks({ context, county, posts }: CountyLinksProps) {
  const { ui } = context;
  const offices = context.offices.filter((office) => office.county === county);
  const others = context.counties
    .filter(({ id }) => id !== county)
    .map(({ href, label }) => ({ href, label }));
  const related = posts.flatMap((id) => context.posts.filter((post) => post.id === id));
  return (
    <div className="prose">
      {offices.length === 0 ? (
        <p>
          <InlineText content={ui.county.officesElsewhere} />
        </p>
      ) : (
        <LinkList title={ui.county.offices} links={offices.map(directionsLink)} />
      )}
      <LinkList title={ui.county.others} links={others} />
      {related.length > 0 && (
        <LinkList
          title={ui.blog.related}
          links={related.map(({ href, title }) => ({ href, label: title }))}
        />
      )}
    </div>
  );
}

type LinkListProps = { readonly title: string; readonly links: PageLinksProps['items'] };

function LinkList({ title, links }: LinkListProps) {
  return (
    <>
      <h4>
        <Bidi text={title} line="heading" />
      </h4>
      <PageLinks items={links} />
    </>
  );
}

function directionsLink({ name, directionsHref }: PageContext['offices'][number]) {
  return { href: directionsHref, label: name };
}
