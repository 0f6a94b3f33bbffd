import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFixtureSite } from '../../fixtures/create-fixture-site.ts';
import { edit } from '../../site/temporary-project.ts';
import { runTranslations as run } from './run-translations.ts';

describe('site translations report', () => {
  it('writes a Markdown table of the texts that need work beside their source', async () => {
    const root = createFixtureSite('_base');
    await run(root, 'accept');
    edit(root, 'content/en/pages/thank-you.yaml', 'We answer soon.', 'We answer | at once.');
    expect((await run(root, 'report', '--out', 'reports/all.md')).code).toBe(0);
    const page = readFileSync(path.join(root, 'reports/all.md'), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toEqual([
      expect.stringMatching(
        /^\| `hero\.lead` \| We answer \\\| at once\. .* \| نردّ قريبًا\..* \| stale: .* \|$/u,
      ),
    ]);
  });

  it('requires the option --out', async () => {
    await expect(run(createFixtureSite('_base'), 'report')).rejects.toThrow('--out');
  });
});
