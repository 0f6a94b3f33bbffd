/** The lock file of this repository: CI is green only when it watches every translation. */
import { expect, it } from 'vitest';
import { checkSite } from '../fixtures/check-site.ts';
import { projectRoot } from './temporary-project.ts';

it('every translation of this site is recorded, and none is stale', async () => {
  const problems = await checkSite(projectRoot);
  const ofTranslations = problems.filter(({ rule }) => /^i18n\/(?:unrecorded|stale|lock)$/u.test(rule));
  expect(ofTranslations.map(({ rule, file, message }) => `${rule} ${file}: ${message}`)).toEqual([]);
});
