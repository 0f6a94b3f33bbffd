/** What a message consists of. The browser takes it from here, without the library of the schemas. */

/** Fields that a message cannot do without, in the order of the form. */
export const fieldNames = ['fullName', 'email', 'phone', 'subject', 'message'] as const;
