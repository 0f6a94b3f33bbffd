/** An icon that accompanies a text. */
// The type only: the shapes are in the sprite of the page, and islands must not contain them.
import type { IconName } from './icons.ts';

/** Icons that are mirrored in right-to-left languages. */
const mirrored: readonly IconName[] = ['back', 'next'];

export type IconProps = {
  /** The icon; the sprite of the page contains its shape. */
  readonly name: IconName;
};

/** Returns a reference to the sprite. The size attributes apply when the style sheet is missing. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={mirrored.includes(name) ? 'icon icon-flip' : 'icon'}
      width="20"
      height="20"
      aria-hidden="true"
    >
      <use href={`#i-${name}`} />
    </svg>
  );
}
