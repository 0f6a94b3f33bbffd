import { expect, it } from 'vitest';
import { checkHosting } from '../../../generator/check/check-hosting.ts';
import { severityOf } from '../../../generator/diagnostics/index.ts';

const file = 'content/shared/site.yaml';

it('notes what a host without headers leaves out, at the switch', () => {
  const [note, ...others] = checkHosting({ file, data: { hosting: { metaPolicy: true } } });
  expect(others).toEqual([]);
  expect(note).toMatchObject({ rule: 'build/meta-policy', place: { file, path: ['hosting', 'metaPolicy'] } });
  for (const lost of ['frame-ancestors', 'HSTS', 'resource']) expect(note?.message).toContain(lost);
  expect(note && severityOf(note)).toBe('note');
});

it.each([
  undefined,
  { file, data: {} },
  { file, data: { hosting: { metaPolicy: false } } },
  { file, data: 'broken' },
])('has nothing to say of %j', (site) => {
  expect(checkHosting(site)).toEqual([]);
});
