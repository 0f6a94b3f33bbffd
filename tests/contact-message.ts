import { readFormSettings } from '../templates/form/message-form.ts';

/** Valid, as the form sends it. */
export const contactMessage = {
  fullName: 'سارة',
  email: 'sara@example.com',
  phone: '+16265550123',
  subject: 'bailBondInquiry',
  message: 'My brother was arrested.\nPlease call.',
};

/** The settings of a form that accepts it. */
export const formSettings = readFormSettings(undefined);
