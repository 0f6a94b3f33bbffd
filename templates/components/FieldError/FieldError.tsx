/** The error of a field: what is wrong and how to correct it. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type FieldErrorProps = {
  /**
   * Id for the `aria-describedby` of the control; omitted when the attribute refers to an element around the
   * error.
   */
  readonly id?: string | undefined;
  /** Visually hidden prefix: "Error:". */
  readonly prefix: string;
  /** One sentence. */
  readonly text: string;
};

/** Returns the sentence with an icon, because colour alone carries no meaning. */
export function FieldError({ id, prefix, text }: FieldErrorProps) {
  return (
    <p className="field-error" id={id}>
      {/* Drawn inline, because the sprite contains only icons of the initial HTML, which has no error. */}
      <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
      </svg>
      <span>
        <span className="visually-hidden">{`${prefix} `}</span>
        <Bidi text={text} />
      </span>
    </p>
  );
}
