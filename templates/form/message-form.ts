import * as z from 'zod';
import { Site } from '../../schema/index.ts';
import type { Bounds } from '../islands/ContactForm/message-rules.ts';

export {
  checkFields,
  cleanField,
  isFieldName,
  stripDirectionMarks,
} from '../islands/ContactForm/message-rules.ts';

export const formPages = { form: '/contact', thanks: '/contact/thank-you', field: 'thankYou' } as const;

export type FormSettings = {
  readonly formAction: string;
  /** Name of the honeypot field. */
  readonly honeypot: string;
  readonly bounds: Bounds;
};

export function formSettingsOf({ contactForm }: Pick<Site, 'contactForm'>): FormSettings {
  const { action, honeypot, bounds } = contactForm;
  return { formAction: action, honeypot, bounds };
}

/** The path of the action without a query, when the site has a form handler of its own. */
export function findOwnForm({ contactForm }: Pick<Site, 'contactForm'>): string | undefined {
  const { action, ownEndpoint } = contactForm;
  return ownEndpoint === true ? /^\/(?!\/)[^?#]*/u.exec(action)?.[0] : undefined;
}

const WithForm = z.looseObject({ contactForm: Site.shape.contactForm });

/** `data` is not validated; invalid data results in the default settings. */
export function readFormSettings(data: unknown): FormSettings {
  const settings = WithForm.safeParse(data);
  return settings.success ? formSettingsOf(settings.data) : defaultSettings;
}

const defaultSettings: FormSettings = {
  formAction: '/api/contact',
  honeypot: 'website',
  bounds: { nameMin: 2, nameMax: 100, emailMax: 254, messageMin: 10, messageMax: 5000 },
};
