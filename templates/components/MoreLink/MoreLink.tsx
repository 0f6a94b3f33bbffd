/** A link to the rest of what a section shows a part of, or back to where it belongs. */
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type MoreLinkProps = {
  /** Address of the page. */
  readonly href: string;
  /** What is there. */
  readonly label: string;
  /** For screen readers only, after a label that does not make sense alone. */
  readonly about?: string;
  /** True for a link to where the visitor came from. @default false */
  readonly back?: boolean;
};

/** A link with an arrow, on a line of its own. */
export function MoreLink({ href, label, about, back = false }: MoreLinkProps) {
  return (
    <a className="more-link" href={href}>
      {back ? <Icon name="back" /> : null}
      <span>
        <Bidi text={label} line="link" />
        {about === undefined ? null : (
          <span className="visually-hidden">
            <Bidi text={`: ${about}`} line="link" />
          </span>
        )}
      </span>
      {back ? null : <Icon name="next" />}
    </a>
  );
}
