/** The contact form: plain HTML that sends without scripts, and with them tells what becomes of it. */
import { useId } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Text } from '../../island-context.tsx';
import type { ContactFormProps } from './ContactForm.props.ts';
import { FormFields } from './FormFields.tsx';
import { ErrorSummary, FailureNotice, SentNotice } from './FormNotices.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The fields keep their own values, so what was typed before hydration stays, and whatever goes wrong too. */
export function ContactForm({ target, words }: ContactFormProps) {
  const id = useId();
  const { state, form, notice, listeners } = useContactForm(target);
  if (state.phase === 'sent') return <SentNotice words={words} ref={notice} />;
  const { problems, failure, hasManyLinks } = state;
  const isSending = state.phase === 'sending';
  return (
    <form className="contact-form" method="post" action={target.action} ref={form} {...listeners}>
      {Object.entries(target.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.isSummaryShown ? <ErrorSummary id={id} words={words} problems={problems} ref={notice} /> : null}
      <p className="small-text">
        <Bidi text={words.required} />
      </p>
      <FormFields id={id} target={target} words={words} problems={problems} hasManyLinks={hasManyLinks} />
      <p className="small-text">
        <InlineText content={words.privacy} />
      </p>
      {failure === undefined ? null : <FailureNotice words={words} failure={failure} ref={notice} />}
      <div>
        <button
          className="button"
          type="submit"
          data-variant="solid"
          aria-disabled={isSending ? true : undefined}
        >
          <Text>{isSending ? words.sending : words.send}</Text>
        </button>
      </div>
    </form>
  );
}
