/** Pagination links. */

export type PageNumbersProps = {
  /** Addresses of the pages, in order. */
  readonly hrefs: readonly string[];
  /** The current page, counted from 1. */
  readonly current: number;
  readonly texts: {
    /** Accessible name of the navigation. */
    readonly pages: string;
    readonly page: (values: { readonly number: number }) => string;
  };
};

/** Returns a navigation of page numbers; null for a list with one page. */
export function PageNumbers({ hrefs, current, texts }: PageNumbersProps) {
  if (hrefs.length < 2) return null;
  const relOf = (number: number) =>
    number === current - 1 ? 'prev' : number === current + 1 ? 'next' : undefined;
  return (
    <nav aria-label={texts.pages}>
      <ol className="chips">
        {hrefs.map((href, index) => (
          <li key={href}>
            <a
              href={href}
              rel={relOf(index + 1)}
              aria-label={texts.page({ number: index + 1 })}
              aria-current={index + 1 === current ? 'page' : undefined}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
