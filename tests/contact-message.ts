/** A valid message of the contact form, as it is sent. */
export const contactMessage = {
  fullName: 'سارة',
  email: 'sara@example.com',
  phone: '+16265550123',
  subject: 'bailBondInquiry',
  message: 'My brother was arrested.\nPlease call.',
};

/** The settings of a form that accepts it. */
export const formSettings = {
  formAction: '/api/contact',
  honeypot: 'website',
  bounds: { nameMin: 2, nameMax: 100, emailMax: 254, messageMin: 10, messageMax: 5000 },
};
