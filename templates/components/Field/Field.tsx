import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';
import { FieldError, type FieldErrorProps } from '../FieldError/FieldError.tsx';

export type FieldProps = {
  readonly id: string;
  /** Label of the control, always visible. */
  readonly label: string;
  /** Whether the label has an asterisk, which the form explains once. @default false */
  readonly required?: boolean;
  /** The error; the control refers to its id with `aria-describedby`. */
  readonly error?: FieldErrorProps | undefined;
  readonly children: ReactNode;
};

export function Field({ id, label, required = false, error, children }: FieldProps) {
  return (
    <div className="field" data-variant={error === undefined ? undefined : 'error'}>
      <label htmlFor={id}>
        <Bidi text={required ? `${label} *` : label} />
      </label>
      {error === undefined ? null : <FieldError {...error} />}
      {children}
    </div>
  );
}
