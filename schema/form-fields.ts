/** The fields of a message. Browser code imports them from here, without zod. */

/** Required fields of a message, in the order of the form. */
export const fieldNames = ['fullName', 'email', 'phone', 'subject', 'message'] as const;

/** The subjects of a message, as they are sent. */
export const subjects = [
  'bailBondInquiry',
  'emergencyAssistance',
  'generalQuestion',
  'paymentInquiry',
  'other',
] as const;
