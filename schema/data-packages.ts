/** Packages whose data the pages show; the file of notices names their licences. */
export const dataPackages = { outlines: 'us-atlas' } as const;
