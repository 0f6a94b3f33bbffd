// The type only: the shapes are in the sprite of the page, and islands must not contain them.
import type { IconName } from './icons.ts';

/** Icons that are mirrored in right-to-left languages. */
const mirrored: readonly IconName[] = ['back', 'next'];

export type IconProps = {
  readonly name: IconName;
  /** Width and height in CSS px when the style sheet is missing. @default 20 */
  readonly size?: number;
};

export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={mirrored.includes(name) ? 'icon icon-flip' : 'icon'}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`#i-${name}`} />
    </svg>
  );
}
