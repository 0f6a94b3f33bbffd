/** A small picture with its shape in it: the sprite of the page holds only what its first markup uses. */

export type ShapeProps = {
  /** Path on the grid of icons, 24 x 24. */
  readonly path: string;
};

/** An icon beside a word. */
export function Shape({ path }: ShapeProps) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
