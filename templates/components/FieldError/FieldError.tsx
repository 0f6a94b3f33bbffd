import { Bidi } from '../Bidi/Bidi.tsx';

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
