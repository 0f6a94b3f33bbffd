/**
 * An icon that contains its shape, because the sprite of the page contains only the icons of the initial
 * HTML.
 */

export type InlineIconProps = {
  /** Path data on the icon grid, 24 x 24. */
  readonly path: string;
};

/** Returns an icon beside a text. */
export function InlineIcon({ path }: InlineIconProps) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
