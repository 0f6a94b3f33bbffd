/** The fields of the form, each with what is wrong with it. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { Callout } from '../../components/Callout/Callout.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Text, translatable } from '../../island-context.tsx';
import type { ContactFormProps } from './ContactForm.props.ts';
import { errorText } from './FormNotices.tsx';
import { type FieldName, type FieldProblems, subjects } from './message-rules.ts';

export type FormFieldsProps = ContactFormProps & {
  /** Start of the ids of the form. */
  readonly id: string;
  readonly problems: FieldProblems;
  /** Whether the message has more links than look honest. */
  readonly hasManyLinks: boolean;
};

/**
 * The required fields, the consent and the trap. None has a `maxLength`: browsers cut what is pasted without a word,
 * so what is too long is told instead.
 */
export function FormFields(props: FormFieldsProps) {
  const { id, target, copy, hasManyLinks } = props;
  const { bounds } = target;
  return (
    <>
      <Field {...frameOf('fullName', props)}>
        <input
          {...controlOf('fullName', props)}
          type="text"
          dir="auto"
          autoComplete="name"
          placeholder={copy.fullNamePlaceholder}
          minLength={bounds.nameMin}
        />
      </Field>
      <Field {...frameOf('email', props)}>
        <input
          {...controlOf('email', props)}
          type="email"
          dir="ltr"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          placeholder={copy.emailPlaceholder}
        />
      </Field>
      <Field {...frameOf('phone', props)}>
        <input
          {...controlOf('phone', props)}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          inputMode="tel"
          placeholder={copy.phonePlaceholder}
        />
      </Field>
      <div>
        <SubjectField {...props} />
        <UrgentNote copy={copy} />
      </div>
      <Field {...frameOf('message', props)}>
        {hasManyLinks ? (
          <p className="field__hint" id={`${id}links`} role="status">
            <Bidi text={copy.manyLinks} />
          </p>
        ) : null}
        <textarea
          {...controlOf('message', props)}
          dir="auto"
          rows={5}
          placeholder={copy.messagePlaceholder}
          minLength={bounds.messageMin}
        />
      </Field>
      <SmsConsent copy={copy} />
      <Honeypot id={`${id}trap`} name={target.honeypot} label={copy.honeypot} />
    </>
  );
}

function SubjectField(props: FormFieldsProps) {
  const { copy } = props;
  return (
    <Field {...frameOf('subject', props)}>
      <span className="field__box">
        <select {...controlOf('subject', props)}>
          <option value="" {...translatable}>
            {copy.subjectChoose}
          </option>
          {subjects.map((subject) => (
            <option key={subject} value={subject} {...translatable}>
              {copy.subjects[subject]}
            </option>
          ))}
        </select>
        <DownIcon />
      </span>
    </Field>
  );
}

/** The consent is one sentence; its terms are folded under it. */
function SmsConsent({ copy }: Pick<ContactFormProps, 'copy'>) {
  return (
    <div>
      <label className="check">
        <input type="checkbox" name="smsConsent" value="yes" />
        <span>
          <InlineText content={copy.smsConsent} />
        </span>
      </label>
      <details className="fold small-text">
        <summary>
          <Bidi text={copy.smsTermsTitle} />
          <DownIcon />
        </summary>
        <p>
          <InlineText content={copy.smsTerms} />
        </p>
      </details>
    </div>
  );
}

/** The table of icons stays on the server; the page's sprite has this one. */
function DownIcon() {
  return (
    <svg className="icon" width="20" height="20" aria-hidden="true">
      <use href="#i-down" />
    </svg>
  );
}

/**
 * The call, above the message that would be read too late. The style shows it while the subject of emergencies is
 * chosen, so it needs no script; what appears in it is read out.
 */
function UrgentNote({ copy }: Pick<ContactFormProps, 'copy'>) {
  const { title, text, call } = copy.urgent;
  return (
    <div aria-live="polite">
      <Callout level={3} title={title} text={text}>
        <CallButton {...call} />
      </Callout>
    </div>
  );
}

/** A field that people do not see and programs fill in. */
function Honeypot({
  id,
  name,
  label,
}: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
}) {
  return (
    <div className="visually-hidden">
      <label htmlFor={id}>
        <Text>{label}</Text>
      </label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What surrounds the control of a required field. */
function frameOf(name: FieldName, { id, copy, problems }: FormFieldsProps) {
  const problem = problems[name];
  const error =
    problem === undefined
      ? undefined
      : { id: `${id}${name}-error`, prefix: copy.error, text: errorText(copy, name, problem) };
  return { id: `${id}${name}`, label: copy[name], required: true, error };
}

/** What the controls of required fields share. */
function controlOf(name: FieldName, { id, problems, hasManyLinks }: FormFieldsProps) {
  const isWrong = problems[name] !== undefined;
  const texts = [
    ...(isWrong ? [`${id}${name}-error`] : []),
    ...(name === 'message' && hasManyLinks ? [`${id}links`] : []),
  ];
  return {
    id: `${id}${name}`,
    name,
    required: true,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': texts.length === 0 ? undefined : texts.join(' '),
  };
}
