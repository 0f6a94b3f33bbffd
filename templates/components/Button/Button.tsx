import type { ButtonHTMLAttributes } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Whether it is filled, as a button that sends a form. @default false */
  readonly solid?: boolean;
};

export function Button({ type = 'button', solid = false, ...attributes }: ButtonProps) {
  return <button className="button" type={type} data-variant={solid ? 'solid' : undefined} {...attributes} />;
}

/** Opens the print dialog; hidden without scripts. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button data-print="">
      <Icon name="print" />
      {label}
    </Button>
  );
}

export type ButtonLinkProps = { readonly href: string; readonly label: string };

export function ButtonLink({ href, label }: ButtonLinkProps) {
  return <Bidi as="a" className="button" href={href} text={label} />;
}
