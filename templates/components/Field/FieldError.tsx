import { Bidi } from '../Bidi/Bidi.tsx';
import { DrawnIcon } from '../Icon/Icon.tsx';

export type FieldErrorProps = {
  /** Omitted when the `aria-describedby` of the control refers to an element around the error. */
  readonly id?: string | undefined;
  /** Visually hidden prefix: "Error:". */
  readonly prefix: string;
  readonly text: string;
};

/** The icon is there because color alone carries no meaning. */
export function FieldError({ id, prefix, text }: FieldErrorProps) {
  return (
    <p className="field-error" id={id}>
      <DrawnIcon path="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
      <span>
        <span className="visually-hidden">{`${prefix} `}</span>
        <Bidi text={text} />
      </span>
    </p>
  );
}
