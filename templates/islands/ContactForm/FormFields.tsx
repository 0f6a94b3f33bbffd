/** The fields of the form, each with its error. */
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
  /** Prefix of the ids of the form. */
  readonly id: string;
  readonly problems: FieldProblems;
  /** Whether the message has so many links that it looks like advertising. */
  readonly hasManyLinks: boolean;
  readonly values?: FormValues | undefined;
};

/** The text of each field. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * Returns the required fields, the consent and the honeypot. None has a `maxLength`, because browsers silently cut
 * pasted text; the form reports a text that is too long.
 */
export function FormFields(props: FormFieldsProps) {
  const { id, target, copy, hasManyLinks } = props;
  const { bounds } = target;
  return (
    <>
      <Field {...fieldProps('fullName', props)}>
        <input
          {...controlProps('fullName', props)}
          type="text"
          dir="auto"
          autoComplete="name"
          placeholder={copy.fullNamePlaceholder}
          minLength={bounds.nameMin}
        />
      </Field>
      <Field {...fieldProps('email', props)}>
        <input
          {...controlProps('email', props)}
          type="email"
          dir="ltr"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          placeholder={copy.emailPlaceholder}
        />
      </Field>
      <Field {...fieldProps('phone', props)}>
        <input
          {...controlProps('phone', props)}
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
      <Field {...fieldProps('message', props)}>
        {hasManyLinks ? (
          <p className="field__hint" id={`${id}links`} role="status">
            <Bidi text={copy.manyLinks} />
          </p>
        ) : null}
        <textarea
          {...controlProps('message', props)}
          dir="auto"
          rows={5}
          placeholder={copy.messagePlaceholder}
          minLength={bounds.messageMin}
        />
      </Field>
      <SmsConsent copy={copy} isChecked={props.values?.smsConsent === 'yes'} />
      <Honeypot id={`${id}trap`} name={target.honeypot} label={copy.honeypot} />
    </>
  );
}

function SubjectField(props: FormFieldsProps) {
  const { copy } = props;
  return (
    <Field {...fieldProps('subject', props)}>
      <span className="field__box">
        <select {...controlProps('subject', props)}>
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

/** Returns the consent: one sentence with collapsed terms. */
function SmsConsent({ copy, isChecked }: Pick<ContactFormProps, 'copy'> & { readonly isChecked: boolean }) {
  return (
    <div>
      <label className="check">
        <input type="checkbox" name="smsConsent" value="yes" defaultChecked={isChecked} />
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

/** Refers to the sprite directly, because the icon table is on the server only. */
function DownIcon() {
  return (
    <svg className="icon" width="20" height="20" aria-hidden="true">
      <use href="#i-down" />
    </svg>
  );
}

/**
 * Returns the prompt to call, because a message would be read too late. CSS shows it when the subject is an
 * emergency, so it works without scripts; screen readers announce it.
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

/** Returns the honeypot, a hidden field that only bots fill in. */
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

/** Returns the props of the `Field` around a required control. */
function fieldProps(name: FieldName, { id, copy, problems }: FormFieldsProps) {
  const problem = problems[name];
  const error =
    problem === undefined
      ? undefined
      : { id: `${id}${name}-error`, prefix: copy.error, text: errorText(copy, name, problem) };
  return { id: `${id}${name}`, label: copy[name], required: true, error };
}

/** Returns the props that all required controls have. */
function controlProps(name: FieldName, { id, problems, hasManyLinks, values }: FormFieldsProps) {
  const isInvalid = problems[name] !== undefined;
  const descriptionIds = [
    ...(isInvalid ? [`${id}${name}-error`] : []),
    ...(name === 'message' && hasManyLinks ? [`${id}links`] : []),
  ];
  return {
    id: `${id}${name}`,
    name,
    required: true,
    defaultValue: values?.[name],
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': descriptionIds.length === 0 ? undefined : descriptionIds.join(' '),
  };
}
