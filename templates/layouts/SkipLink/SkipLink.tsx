/** The first link of every page. */

export type SkipLinkProps = {
  /** "Skip to content". */
  readonly label: string;
};

/** Returns a link to the main content, visible only while it has focus. */
export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a className="skip-link" href="#main">
      {label}
    </a>
  );
}
