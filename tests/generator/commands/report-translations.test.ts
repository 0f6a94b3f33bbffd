import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFixtureSite } from '../../fixtures/create-fixture-site.ts';
import { edit } from '../../site/temporary-project.ts';
import { runTranslations as run } from './run-translations.ts';

describe('site translations report', () => {
  it('writes one self-contained page that shows every text beside its source', async () => {
    const root = createFixtureSite('_base');
    await run(root, 'accept');
    edit(root, 'content/en/pages/thank-you.yaml', 'We answer soon.', 'We answer at once, & for <nothing>.');
    expect((await run(root, 'report', '--out', 'reports/all.html')).code).toBe(0);
    const page = readFileSync(path.join(root, 'reports/all.html'), 'utf8');
    expect(page).toContain('<td lang="ar" dir="rtl">نردّ قريبًا.');
    expect(page).toContain('<td lang="en" dir="ltr">We answer at once, &amp; for &lt;nothing&gt;.');
    expect(page).toContain('stale: the source has changed');
    expect(page).not.toMatch(/<(?:script|link|img)|url\(|@import|src=/u);
  });

  it('requires the option --out', async () => {
    await expect(run(createFixtureSite('_base'), 'report')).rejects.toThrow('--out');
  });
});
