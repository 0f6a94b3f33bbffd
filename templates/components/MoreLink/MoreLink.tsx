/** A link to the rest of what a section shows a part of. */
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type MoreLinkProps = {
  /** Address of the page. */
  readonly href: string;
  /** What is there, in words that make sense alone. */
  readonly label: string;
};

/** A link with an arrow, on a line of its own. */
export function MoreLink({ href, label }: MoreLinkProps) {
  return (
    <a className="more" href={href}>
      {Bidi({ text: label })}
      <Icon name="next" />
    </a>
  );
}
