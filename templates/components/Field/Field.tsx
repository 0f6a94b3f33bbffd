import type { AriaRole, ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import { FieldError, type FieldErrorProps } from './FieldError.tsx';

export type FieldProps = {
  readonly id: string;
  readonly label: string;
  /** Whether the label has an asterisk, which the form explains once. @default false */
  readonly required?: boolean;
  /** The error; the control refers to its id with `aria-describedby`. */
  readonly error?: FieldErrorProps | undefined;
  /** Whether the children contain an error. @default whether there is an `error` */
  readonly invalid?: boolean;
  readonly children: ReactNode;
};

export function Field({ id, label, required, error, invalid = error !== undefined, children }: FieldProps) {
  return (
    <div className="field" data-variant={invalid ? 'error' : undefined}>
      <Bidi as="label" htmlFor={id} text={required ? `${label} *` : label} />
      {error === undefined ? null : <FieldError {...error} />}
      {children}
    </div>
  );
}

export function FieldBox({
  icon,
  children,
}: {
  readonly icon: IconProps['name'];
  readonly children: ReactNode;
}) {
  return (
    <span className="field__box">
      {children}
      <Icon name={icon} />
    </span>
  );
}

type FieldHintProps = { readonly id?: string; readonly role?: AriaRole; readonly text: string };

export function FieldHint({ id, role, text }: FieldHintProps) {
  return <Bidi as="p" className="field__hint" id={id} role={role} text={text} />;
}
