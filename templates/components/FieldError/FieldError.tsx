/** What is wrong with a field and how to put it right, between the label and the control. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type FieldErrorProps = {
  /** Target of the control's `aria-describedby`; left out where a text around it is that target. */
  readonly id?: string | undefined;
  /** Hidden word before the sentence: "Error:". */
  readonly prefix: string;
  /** One sentence. */
  readonly text: string;
};

/** The sentence with a sign before it: state is never colour alone. */
export function FieldError({ id, prefix, text }: FieldErrorProps) {
  return (
    <p className="field-error" id={id}>
      {/* The page's sprite holds only icons of its first markup, which has no error to show. */}
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
