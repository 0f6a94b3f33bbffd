/** The contact form: plain HTML that works without scripts. With scripts it validates fields and shows the result. */
import { useId } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Text } from '../../island-context.tsx';
import type { ContactFormProps } from './ContactForm.props.ts';
import type { Outcome } from './classify-response.ts';
import { FormFields, type FormValues } from './FormFields.tsx';
import { ErrorSummary, FailureNotice, SentNotice } from './FormNotices.tsx';
import { useContactForm } from './use-contact-form.ts';

type SubmittedForm = {
  /** The outcome of a message that was sent without scripts, and its fields; the server shows the form again. */
  readonly submitted?: { readonly outcome: Outcome; readonly values: FormValues };
};

/**
 * Returns the form. Its fields are uncontrolled, so text that was typed before hydration or before an error
 * is kept.
 */
export function ContactForm({ target, copy, submitted }: ContactFormProps & SubmittedForm) {
  const id = useId();
  const { state, form, notice, listeners } = useContactForm(target, submitted?.outcome);
  if (state.phase === 'sent') return <SentNotice copy={copy} ref={notice} />;
  const { problems, failure, hasManyLinks } = state;
  const isSending = state.phase === 'sending';
  return (
    <form className="contact-form" method="post" action={target.action} ref={form} {...listeners}>
      {Object.entries(target.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.isSummaryShown ? <ErrorSummary id={id} copy={copy} problems={problems} ref={notice} /> : null}
      <p className="small-text">
        <Bidi text={copy.required} />
      </p>
      <FormFields {...{ id, target, copy, problems, hasManyLinks }} values={submitted?.values} />
      <p className="small-text">
        <InlineText content={copy.privacy} />
      </p>
      {failure === undefined ? null : <FailureNotice copy={copy} failure={failure} ref={notice} />}
      <div>
        <button
          className="button"
          type="submit"
          data-variant="solid"
          aria-disabled={isSending ? true : undefined}
        >
          <Text>{isSending ? copy.sending : copy.send}</Text>
        </button>
      </div>
    </form>
  );
}
