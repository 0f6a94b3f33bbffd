import { expect, it } from 'vitest';
import { planRoutes } from '../../../../generator/content/routes/plan-routes.ts';
import { recordFacts, recordTexts } from '../../rules/content-files.ts';

it('a route knows the files of each language from which its page is made', () => {
  const words = (language: string) => recordTexts('services', 'a', {}, language);
  const [page] = planRoutes([words('ar'), words('en'), recordFacts('services', 'a', {})]);
  expect(page?.files).toEqual({
    ar: ['content/ar/services/a.yaml', 'content/shared/services/a.yaml'],
    en: ['content/en/services/a.yaml', 'content/shared/services/a.yaml'],
  });
});
