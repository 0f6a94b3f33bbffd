import { expect, it } from 'vitest';
import { redirectLimit } from '../../../generator/rules/redirect-limit.ts';
import { facts } from './content-files.ts';

const check = (count: number, target: string) => {
  const redirects = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`/old-${index}`, target]),
  );
  const files = [facts('site', { redirects })];
  return redirectLimit.run({ files, languages: ['ar', 'en', 'es'] });
};

it('warns when the redirects are more lines than Cloudflare reads, two for each language', () => {
  expect(check(333, '/faq')).toEqual([]);
  expect(check(334, '/faq')).toMatchObject([
    {
      rule: 'route/redirect-limit',
      message: '334 redirects in 3 languages are 2004 lines of _redirects. Cloudflare reads the first 2,000.',
    },
  ]);
  expect(check(334, 'gone')).toEqual([]);
});
