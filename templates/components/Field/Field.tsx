/** A field of a form: the label above, the control below, room for an error between them (R73, R76). */
import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';

export type FieldProps = {
  /** Id of the control. */
  readonly id: string;
  /** Label of the control, always in sight. */
  readonly label: string;
  /** True to mark the label with an asterisk, which the form explains once. @default false */
  readonly required?: boolean;
  /** The control. */
  readonly children: ReactNode;
};

/** A label with its control. */
export function Field({ id, label, required = false, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{Bidi({ text: required ? `${label} *` : label })}</label>
      {children}
    </div>
  );
}
