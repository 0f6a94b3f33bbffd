/** The logo: a person in an open doorway. The stroke of the body continues as the thread of the page. */

/** Symmetrical, so it is never mirrored. */
export function Logo() {
  return (
    <svg
      className="logo__mark"
      viewBox="0 0 28 36"
      width="28"
      height="36"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M3 34V14a11 11 0 0 1 22 0v20" strokeWidth="4" strokeLinecap="square" />
      <circle cx="14" cy="16.5" r="4" strokeWidth="4" />
      <path d="M14 21v15" strokeWidth="5" />
    </svg>
  );
}
