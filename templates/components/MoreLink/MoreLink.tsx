import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type MoreLinkProps = {
  readonly href: string;
  readonly label: string;
  /** Visually hidden suffix for a label that is ambiguous without context. */
  readonly about?: string;
  readonly back?: boolean;
};

export function MoreLink({ href, label, about, back = false }: MoreLinkProps) {
  return (
    <a className="more-link" href={href}>
      {back ? <Icon name="back" /> : null}
      <span>
        <Bidi text={label} />
        {about === undefined ? null : <Bidi as="span" className="visually-hidden" text={`: ${about}`} />}
      </span>
      {back ? null : <Icon name="next" />}
    </a>
  );
}
