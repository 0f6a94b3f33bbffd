import type { ContactForm, Filled, Inline, Ui } from '../../../schema/index.ts';
import type { PhoneLink } from '../../contract/page-context.ts';
import type { FieldName, FieldProblem } from './message-rules.ts';

type Texts = Filled<Ui>['contactForm'];

export type ContactFormProps = {
  /** Endpoint and settings of the form; `hidden` contains every hidden field of the page. */
  readonly target: ContactForm & {
    /** The service redirects requests with these hidden fields, so the script omits them. */
    readonly thankYouFields: readonly string[];
  };
  readonly texts: Omit<Texts, 'urgent' | 'manyLinks' | 'problems' | 'errors'> & {
    /** Visually hidden prefix of an error, and prefix of the page title while errors are shown. */
    readonly error: string;
    readonly required: string;
    readonly emailPlaceholder: string;
    readonly phonePlaceholder: string;
    /** Shown above the message while the subject is an emergency: the number to call. */
    readonly urgent: Texts['urgent'] & {
      readonly call: { readonly phone: PhoneLink; readonly label: string };
    };
    readonly manyLinks: string;
    /** Note on what not to write and what happens to the message. */
    readonly privacy: Inline;
    /** Headings of the error summary for one field, for two fields and so on. */
    readonly problems: readonly string[];
    /** Instructions by field and problem; a problem without an entry uses the one for `required`. */
    readonly errors: Readonly<Record<FieldName, Readonly<Partial<Record<FieldProblem, string>>>>>;
  };
};
