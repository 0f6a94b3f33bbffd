/** Packages whose data the pages show; the file of notices lists their licenses. */
export const dataPackages = { outlines: 'us-atlas' } as const;
