/** The fields of a message. Browser code imports them from here, without zod. */

/** Required fields of a message, in the order of the form. */
export const fieldNames = ['fullName', 'email', 'phone', 'subject', 'message'] as const;
