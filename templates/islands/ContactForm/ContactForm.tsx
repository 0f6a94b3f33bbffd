/** Plain HTML that works without scripts. */
import { type InputHTMLAttributes, useId } from 'react';
import { fieldNames, subjects } from '../../../schema/form-fields.ts';
import { Button } from '../../components/Button/Button.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { Callout } from '../../components/Callout/Callout.tsx';
import { Disclosure } from '../../components/Disclosures/Disclosures.tsx';
import { Field, FieldBox, FieldHint } from '../../components/Field/Field.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import { Text, translatable } from '../../rendering/island-context.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import { ErrorSummary, errorText, FailureNotice, SentNotice } from './FormNotices.tsx';
import type { FieldName, FieldProblems } from './message-rules.ts';
import type { Outcome } from './send-message.ts';
import { useContactForm } from './use-contact-form.ts';

type FormValues = Readonly<Record<string, string>>;

type SubmittedForm = {
  /** The outcome of a message that was sent without scripts, and its fields; the server shows the form again. */
  readonly submitted?: { readonly outcome: Outcome; readonly values: FormValues };
};

/** Fields are uncontrolled, so text that was typed before hydration or before an error is kept. */
export function ContactForm({ target, texts, submitted }: ContactFormProps & SubmittedForm) {
  const id = useId();
  const { state, form, notice, listeners } = useContactForm(target, submitted?.outcome);
  if (state.phase === 'sent') return <SentNotice texts={texts} ref={notice} />;
  const { problems, failure, hasManyLinks } = state;
  const isSending = state.phase === 'sending';
  const values = submitted?.values;
  return (
    <form className="contact-form" method="post" action={target.action} ref={form} {...listeners}>
      {Object.entries(target.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.isSummaryShown ? <ErrorSummary id={id} texts={texts} problems={problems} ref={notice} /> : null}
      <SmallText text={texts.required} />
      {fieldNames.map((name) => (
        <RequiredField key={name} {...{ name, id, target, texts, problems, hasManyLinks, values }} />
      ))}
      <SmsConsent texts={texts} isChecked={values?.smsConsent === 'yes'} />
      <Honeypot id={`${id}trap`} name={target.honeypot} label={texts.honeypot} />
      <SmallText text={texts.privacy} />
      {failure === undefined ? null : <FailureNotice texts={texts} failure={failure} ref={notice} />}
      <div>
        <Button type="submit" solid aria-disabled={isSending || undefined}>
          <Text>{isSending ? texts.sending : texts.send}</Text>
        </Button>
      </div>
    </form>
  );
}

type RequiredFieldProps = ContactFormProps & {
  readonly name: FieldName;
  readonly id: string;
  readonly problems: FieldProblems;
  readonly hasManyLinks: boolean;
  readonly values: FormValues | undefined;
};

/** Has no `maxLength`, because browsers silently cut pasted text; the form reports one that is too long. */
function RequiredField({ name, id, target, texts, problems, hasManyLinks, values }: RequiredFieldProps) {
  const problem = problems[name];
  const error = problem && {
    id: `${id}${name}-error`,
    prefix: texts.error,
    text: errorText(texts, name, problem),
  };
  const hintId = name === 'message' && hasManyLinks ? `${id}links` : undefined;
  const control = {
    id: `${id}${name}`,
    name,
    required: true,
    defaultValue: values?.[name],
    'aria-invalid': error && true,
    'aria-describedby': [error?.id, hintId].filter((part) => part !== undefined).join(' ') || undefined,
  };
  const field = { id: control.id, label: texts[name], required: true, error };
  if (name === 'subject')
    return (
      <div>
        <Field {...field}>
          <FieldBox icon="down">
            <select {...control}>
              {['' as const, ...subjects].map((subject) => (
                <option key={subject} value={subject} {...translatable}>
                  {subject === '' ? texts.subjectChoose : texts.subjects[subject]}
                </option>
              ))}
            </select>
          </FieldBox>
        </Field>
        <UrgentNote texts={texts} />
      </div>
    );
  if (name === 'message')
    return (
      <Field {...field}>
        {hintId === undefined ? null : <FieldHint id={hintId} role="status" text={texts.manyLinks} />}
        <textarea
          {...control}
          dir="auto"
          rows={5}
          placeholder={texts.messagePlaceholder}
          minLength={target.bounds.messageMin}
        />
      </Field>
    );
  return (
    <Field {...field}>
      <input
        {...control}
        {...inputs[name]}
        placeholder={texts[`${name}Placeholder`]}
        minLength={name === 'fullName' ? target.bounds.nameMin : undefined}
      />
    </Field>
  );
}

const inputs: Readonly<
  Record<Exclude<FieldName, 'subject' | 'message'>, InputHTMLAttributes<HTMLInputElement>>
> = {
  fullName: { type: 'text', dir: 'auto', autoComplete: 'name' },
  email: { type: 'email', dir: 'ltr', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', dir: 'ltr', autoComplete: 'tel', inputMode: 'tel' },
};

function SmsConsent({ texts, isChecked }: Pick<ContactFormProps, 'texts'> & { readonly isChecked: boolean }) {
  return (
    <div>
      <label className="check">
        <input type="checkbox" name="smsConsent" value="yes" defaultChecked={isChecked} />
        <InlineText as="span" content={texts.smsConsent} />
      </label>
      <SmallText as="div">
        <Disclosure title={texts.smsTermsTitle}>
          <InlineText as="p" content={texts.smsTerms} />
        </Disclosure>
      </SmallText>
    </div>
  );
}

/** A message would be read too late. CSS shows the note when the subject is an emergency. */
function UrgentNote({ texts }: Pick<ContactFormProps, 'texts'>) {
  const { title, text, call } = texts.urgent;
  return (
    <div aria-live="polite">
      <Callout level={3} title={title} text={text}>
        <CallButton {...call} />
      </Callout>
    </div>
  );
}

type HoneypotProps = { readonly id: string; readonly name: string; readonly label: string };

function Honeypot({ id, name, label }: HoneypotProps) {
  return (
    <div className="visually-hidden">
      <label htmlFor={id}>
        <Text>{label}</Text>
      </label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
