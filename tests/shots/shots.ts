/** `npm run shots`: compares screenshots of two revisions; with `guide` it takes the pictures of the writers' guide. */
await import(process.argv[2] === 'guide' ? './take-guide-pictures.ts' : './compare-revisions.ts');
