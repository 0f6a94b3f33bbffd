/** Links to the pages over which a list goes. */

export type PageNumbersProps = {
  /** Addresses of the pages, in their order. */
  readonly hrefs: readonly string[];
  /** The page that is shown, counted from 1. */
  readonly current: number;
  readonly copy: {
    /** Name of the links. */
    readonly pages: string;
    readonly page: (values: { readonly number: number }) => string;
  };
};

/** A navigation of numbers; nothing where a list has one page. */
export function PageNumbers({ hrefs, current, copy }: PageNumbersProps) {
  if (hrefs.length < 2) return null;
  const relOf = (number: number) =>
    number === current - 1 ? 'prev' : number === current + 1 ? 'next' : undefined;
  return (
    <nav aria-label={copy.pages}>
      <ol className="chips">
        {hrefs.map((href, index) => (
          <li key={href}>
            <a
              href={href}
              rel={relOf(index + 1)}
              aria-label={copy.page({ number: index + 1 })}
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
