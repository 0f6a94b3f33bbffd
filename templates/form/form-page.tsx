/** For the server that receives messages: renders the page again with a problem and the visitor's text. */
import { renderToStaticMarkup } from 'react-dom/server';
import { fieldNames, subjects } from '../../schema/form-fields.ts';
import { ContactForm } from '../islands/ContactForm/ContactForm.tsx';
import type { ContactFormProps } from '../islands/ContactForm/contact-form-props.ts';
import type { FieldProblems } from '../islands/ContactForm/message-rules.ts';
import { classifyAnswer } from '../islands/ContactForm/send-message.ts';
import { IslandRoot } from '../rendering/island-context.tsx';

export type FormProblem = {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly errors?: FieldProblems;
};

type Fields = Readonly<Record<string, string>>;

/** The island of the form, up to the end of the form. */
const formPattern =
  /<div data-island="contact-form" data-props="(?<props>[^"]*)" data-prefix="(?<prefix>[^"]*)">[\s\S]*?<\/form>/u;
const languagePattern = /<html lang="(?<tag>[^"]+)" dir="(?<dir>ltr|rtl)"/u;

/** Undefined when the page has no form. */
function readProps(html: string): ContactFormProps | undefined {
  const { props } = formPattern.exec(html)?.groups ?? {};
  // The generator has written these props.
  return props === undefined ? undefined : (JSON.parse(unescapeHtml(props)) as ContactFormProps);
}

/** Undefined when the page has no form. Without scripts, because hydration would empty the form. */
export function renderFormPage(
  html: string,
  { status, errors }: FormProblem,
  values: Fields,
): string | undefined {
  const props = readProps(html);
  const { prefix = '' } = formPattern.exec(html)?.groups ?? {};
  const { tag, dir } = languagePattern.exec(html)?.groups ?? {};
  if (props === undefined || tag === undefined) return undefined;
  const outcome = classifyAnswer({ status, body: JSON.stringify({ errors }) }, { errorsField: 'errors' });
  const form = renderToStaticMarkup(
    <IslandRoot tag={tag} dir={dir === 'rtl' ? 'rtl' : 'ltr'}>
      <ContactForm {...props} submitted={{ outcome, values }} />
    </IslandRoot>,
    { identifierPrefix: prefix },
  );
  const titlePrefix = renderToStaticMarkup(`${props.texts.error} `);
  return html
    .replace(/<script\b[\s\S]*?<\/script>\n?/gu, '')
    .replace('<title>', (title) => `${title}${titlePrefix}`)
    .replace(formPattern, () => `<div>${form}`);
}

function unescapeHtml(text: string): string {
  const characters: Fields = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
  return text.replace(/&(quot|#x27|lt|gt|amp);/gu, (_, name: string) => characters[name] ?? '');
}

/** With the texts of the form in the page; without a form, with the names of the fields. */
export function formatMessage(html: string, fields: Fields) {
  const texts = readProps(html)?.texts;
  const { message, smsConsent = 'no', formVersion, page, language } = fields;
  const id = subjects.find((name) => name === fields.subject) ?? 'other';
  const subject = texts?.subjects[id] ?? id;
  const lines = [
    ...fieldNames
      .filter((name) => name !== 'message')
      .map((name) => [texts?.[name] ?? name, name === 'subject' ? subject : fields[name]] as const),
    ...Object.entries({ smsConsent, formVersion, page, language }),
  ].map(([label, value]) => `${label}: ${onOneLine(value)}`);
  return { subject, sender: onOneLine(fields.fullName), text: `${lines.join('\n')}\n\n${message}\n` };
}

/** Line breaks could pretend to be another header or field. */
function onOneLine(text = ''): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
