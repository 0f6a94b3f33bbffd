import { expect, it } from 'vitest';
import { validate } from '../../rules/content-files.ts';

it('treats a blank text as missing', () => {
  const page = 'content/en/pages/site-map.yaml';
  const site = { languages: [{ tag: 'en' }] };
  const files = { 'content/shared/site.yaml': site, [page]: { label: '  ' } };
  expect(validate(files).diagnostics).toContainEqual(
    expect.objectContaining({ rule: 'schema/required', key: 'label' }),
  );
});

it('reports a file that is a list', () => {
  const [problem] = validate({ 'content/shared/services/fast-release.yaml': ['a'] }).diagnostics;
  expect(problem?.message.split('\n')[0]).toBe('The file is a list, but takes a block of fields.');
});
