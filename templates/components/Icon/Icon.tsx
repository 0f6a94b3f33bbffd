/** A small picture beside a word, never alone. */
import { type IconName, icons } from './icons.ts';

export type IconProps = {
  /** Which icon; the page's sprite holds its shape. */
  readonly name: IconName;
};

/** Points into the sprite of the page. It has its size without the style sheet, too. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={icons[name].flip ? 'icon icon-flip' : 'icon'} width="20" height="20" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
