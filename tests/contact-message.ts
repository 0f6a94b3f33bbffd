import { readFormSettings } from '../templates/form/message-form.ts';

/** Valid, as the form sends it. */
export const contactMessage = {
  fullName: 'سارة',
  email: 'sara@example.com',
  phone: '+16265550123',
  subject: 'bailBondInquiry',
  message: 'My brother was arrested.\nPlease call.',
};

export const formSettings = readFormSettings(undefined);
