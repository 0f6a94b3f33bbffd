/** The output folder of this project's site, built once for all tests that read it; nobody writes into it. */
export function sharedOutput(): string {
  const folder = process.env.TEST_SITE;
  if (folder === undefined) throw new Error('Only tests of the project "site" share a built site.');
  return folder;
}
