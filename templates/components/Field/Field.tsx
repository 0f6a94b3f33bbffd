/** A field of a form: the label above, the control below, an error between them. */
import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';
import { FieldError, type FieldErrorProps } from '../FieldError/FieldError.tsx';

export type FieldProps = {
  /** Id of the control. */
  readonly id: string;
  /** Label of the control, always in sight. */
  readonly label: string;
  /** True to mark the label with an asterisk, which the form explains once. @default false */
  readonly required?: boolean;
  /** What is wrong; its id is that of the control's `aria-describedby`. */
  readonly error?: FieldErrorProps | undefined;
  /** The control. */
  readonly children: ReactNode;
};

/** A label with its control. */
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
