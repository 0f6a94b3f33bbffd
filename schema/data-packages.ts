/** Packages whose data the pages show; the file of notices lists their licences. */
export const dataPackages = { outlines: 'us-atlas' } as const;
