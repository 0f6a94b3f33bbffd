/** The contact form as plain HTML: it sends without scripts (R131). */
import type { Filled, Inline, Ui } from '../../../schema/index.ts';
import type { PageContext } from '../../page-context.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type ContactFormProps = {
  /** Where the form posts to, the fixed fields, the name of the trap and the bounds of the fields. */
  readonly target: Pick<PageContext['contactForm'], 'action' | 'hidden' | 'honeypot' | 'bounds'>;
  /** What the message says about the page: its address, its language, where the visitor lands (R142). */
  readonly origin: { readonly page: string; readonly language: string; readonly thankYou: string };
  /** Labels and choices. */
  readonly words: Filled<Ui>['contactForm'];
  /** What the asterisk means. */
  readonly required: string;
  /** What not to write, and what happens with the message. */
  readonly privacy: Inline;
};

/** The form. Bounds are checked by the browser before it sends, and again by whoever receives it. */
export function ContactForm({ target, origin, words, required, privacy }: ContactFormProps) {
  const { bounds } = target;
  return (
    <form className="form" method="post" action={target.action}>
      {Object.entries({ ...target.hidden, ...origin }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="source">{required}</p>
      <Field id="contact-name" label={words.fullName} required>
        <input
          id="contact-name"
          type="text"
          name="fullName"
          dir="auto"
          autoComplete="name"
          placeholder={words.fullNamePlaceholder}
          minLength={bounds.nameMin}
          maxLength={bounds.nameMax}
          required
        />
      </Field>
      <Field id="contact-email" label={words.email} required>
        <input
          id="contact-email"
          type="email"
          name="email"
          dir="ltr"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={bounds.emailMax}
          required
        />
      </Field>
      <Field id="contact-phone" label={words.phone} required>
        <input
          id="contact-phone"
          type="tel"
          name="phone"
          dir="ltr"
          autoComplete="tel"
          inputMode="tel"
          required
        />
      </Field>
      <SubjectField words={words} />
      <Field id="contact-message" label={words.message} required>
        <textarea
          id="contact-message"
          name="message"
          dir="auto"
          rows={5}
          minLength={bounds.messageMin}
          maxLength={bounds.messageMax}
          required
        />
      </Field>
      <label className="check">
        <input type="checkbox" name="smsConsent" value="yes" />
        <span>{InlineText({ content: words.smsConsent })}</span>
      </label>
      <Honeypot name={target.honeypot} label={words.honeypot} />
      <p className="source">{InlineText({ content: privacy })}</p>
      <div>
        <Button action="submit" label={words.send} />
      </div>
    </form>
  );
}

function SubjectField({ words }: Pick<ContactFormProps, 'words'>) {
  return (
    <Field id="contact-subject" label={words.subject} required>
      <span className="field__select">
        <select id="contact-subject" name="subject" required>
          <option value="">{words.subjectChoose}</option>
          {Object.entries(words.subjects).map(([id, subject]) => (
            <option key={id} value={id}>
              {subject}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </Field>
  );
}

/** A field that people do not see and programs fill in (R140). */
function Honeypot({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <div className="vh">
      <label htmlFor="contact-trap">{label}</label>
      <input id="contact-trap" type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
