/** An icon that accompanies a text. */
import { type IconName, icons } from './icons.ts';

export type IconProps = {
  /** The icon; the sprite of the page contains its shape. */
  readonly name: IconName;
};

/** Returns a reference to the sprite. The size attributes apply when the style sheet is missing. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={icons[name].flip ? 'icon icon-flip' : 'icon'} width="20" height="20" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
