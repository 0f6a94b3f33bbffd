/** A page contains at most one form. */
import { fieldNames } from '../../../schema/form-fields.ts';
import { type Inline, type originFields, THANK_YOU } from '../../../schema/index.ts';
import type { PageContext } from '../../contract/page-context.ts';
import { ContactForm } from '../../islands/ContactForm/ContactForm.tsx';
import type { ContactFormProps } from '../../islands/ContactForm/contact-form-props.ts';
import { maxLinks } from '../../islands/ContactForm/message-rules.ts';
import { Island } from '../../islands/Island.tsx';

export type PageContactFormProps = {
  readonly context: PageContext;
  readonly privacy: Inline;
};

export function PageContactForm({ context, privacy }: PageContactFormProps) {
  return (
    <Island
      name="contact-form"
      Component={ContactForm}
      prefix="contact-"
      props={{ target: buildTarget(context), texts: { ...buildTexts(context), privacy } }}
      language={context.language}
    />
  );
}

function buildTarget({ contactForm, language, languages, path }: PageContext): ContactFormProps['target'] {
  const { thankYou, version, ...settings } = contactForm;
  const fill = (text: string) => text.replaceAll(THANK_YOU, thankYou.href);
  const origin: Readonly<Record<(typeof originFields)[number], string>> = {
    page: languages.find(({ current }) => current)?.href ?? path,
    language: language.tag,
    // The visitor agreed to the texts of this day.
    formVersion: version,
    thankYou: THANK_YOU,
  };
  const fields = Object.entries({ ...settings.hidden, ...origin });
  return {
    ...settings,
    action: fill(settings.action),
    hidden: Object.fromEntries(fields.map(([name, value]) => [name, fill(value)])),
    thankYouFields: fields.filter(([, value]) => value.includes(THANK_YOU)).map(([name]) => name),
  };
}

type Texts = ContactFormProps['texts'];

function buildTexts(context: PageContext): Omit<Texts, 'privacy'> {
  const { common, contactForm: texts } = context.ui;
  const { href, text } = context.phones.main;
  return {
    ...texts,
    error: common.error,
    required: common.required,
    emailPlaceholder: emailExample,
    phonePlaceholder: phoneExample,
    urgent: { ...texts.urgent, call: { phone: { href, text }, label: common.callNow } },
    manyLinks: texts.manyLinks(maxLinks),
    problems: fieldNames.map((_, index) => texts.problems(index + 1)),
    errors: buildErrors(context),
  };
}

/** Both are reserved for examples. */
const emailExample = 'name@example.com';
const phoneExample = '(626) 555-0123';

function buildErrors({ ui, contactForm }: PageContext): Texts['errors'] {
  const { errors } = ui.contactForm;
  const { nameMax, messageMin, messageMax } = contactForm.bounds;
  return {
    fullName: { required: errors.fullName, tooLong: errors.fullNameLong(nameMax, printCount(nameMax)) },
    email: { required: errors.email({ example: emailExample }) },
    phone: { required: errors.phone, invalid: errors.phoneForm({ example: phoneExample }) },
    subject: { required: errors.subject },
    message: {
      required: errors.message,
      tooShort: errors.messageShort(messageMin, printCount(messageMin)),
      tooLong: errors.messageLong(messageMax, printCount(messageMax)),
    },
  };
}

/** The placeholder `characters`, with the same digits and commas in every language. */
function printCount(count: number): { readonly characters: string } {
  return { characters: count.toLocaleString('en-US') };
}
