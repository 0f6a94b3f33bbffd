/** The form of the site, as the preview server answers it: its settings, its rules, its pages. */
import * as z from 'zod';
import { Site } from '../schema/index.ts';
import type { Bounds } from './islands/ContactForm/message-rules.ts';

export {
  type Bounds,
  checkFields,
  cleanField,
  type FieldProblems,
  isFieldName,
  stripDirection,
} from './islands/ContactForm/message-rules.ts';

/** The page on which the form is, the one after sending, and the field that names the latter. */
export const formPages = { form: '/contact', thanks: '/contact/thank-you', field: 'thankYou' } as const;

/** What answering needs of the settings. */
export type FormSettings = {
  /** Where the form posts to. */
  readonly formAction: string;
  /** Name of the field that people leave empty. */
  readonly honeypot: string;
  /** Lengths of the fields. */
  readonly bounds: Bounds;
};

/** The settings of a valid site. */
export function formSettingsOf({ contactForm }: Pick<Site, 'contactForm'>): FormSettings {
  const { action, honeypot, bounds } = contactForm;
  return { formAction: action, honeypot, bounds };
}

const WithForm = z.looseObject({ contactForm: Site.shape.contactForm });

/** The settings in the data of a file that may have other mistakes; the usual ones where the form has some. */
export function readFormSettings(data: unknown): FormSettings {
  const settings = WithForm.safeParse(data);
  return settings.success ? formSettingsOf(settings.data) : usualSettings;
}

const usualSettings: FormSettings = {
  formAction: '/api/contact',
  honeypot: 'website',
  bounds: { nameMin: 2, nameMax: 100, emailMax: 254, messageMin: 10, messageMax: 5000 },
};
