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
      className={mirrored.includes(name) ? 'icon mirrored' : 'icon'}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** Contains its shape, because the sprite of a page has only the icons of the initial HTML. */
export function DrawnIcon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
