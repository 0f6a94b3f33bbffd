/**
 * `npm run shots`: compares screenshots of the working tree and a commit. `npm run shots -- guide`: takes the
 * pictures of the guide for writers.
 */
await import(process.argv[2] === 'guide' ? './take-guide-pictures.ts' : './compare-revisions.ts');
