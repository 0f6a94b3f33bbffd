import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { js2xliff, xliff2js } from 'xliff';
import { checkSite } from '../../fixtures/check-site.ts';
import { layOutSite } from '../../fixtures/lay-out-site.ts';
import { edit, hashFolder } from '../../site/temporary-project.ts';
import { runTranslations as run } from './run-translations.ts';

const english = 'content/en/pages/thank-you.yaml';
const arabic = 'content/ar/pages/thank-you.yaml';

/** The base site, of which one text is stale, one to be written, one missing, and one form of a counted text. */
async function layOutOpen(): Promise<string> {
  const root = layOutSite('_base');
  await run(root, 'accept');
  edit(root, english, 'We answer soon.', 'We answer at once, & for <nothing>.');
  edit(root, arabic, '  title: شكرًا لكم', '  # soon\n  title: TODO');
  edit(root, arabic, '  - يقرأ وكيل رسالتكم.', '  - TODO');
  edit(root, arabic, /^label: .*\n/mu, '');
  edit(root, 'content/ar/ui.yaml', /^ +few: .*دقائق.*\n/mu, '');
  return root;
}

/** What a translator makes of the file: the package reads and writes it as translation tools do. */
async function translate(root: string, words: Readonly<Record<string, string>>): Promise<void> {
  const file = path.join(root, 'ar.xlf');
  const data = await xliff2js(readFileSync(file, 'utf8'));
  const resources = Object.entries(data.resources ?? {}).map(([name, units]) => [
    name,
    Object.fromEntries(
      Object.entries(units).map(([id, unit]) => [id, { ...unit, ...(id in words && { target: words[id] }) }]),
    ),
  ]);
  const { sourceLanguage = '', targetLanguage = '' } = data;
  const back = { sourceLanguage, targetLanguage, resources: Object.fromEntries(resources) };
  writeFileSync(file, await js2xliff(back, { targetXliffVersion: '2.1', indent: '\t' }));
}

const lead = 'نردّ فورًا & <بلا> مقابل. إذا حدث توقيف الآن، فاتصلوا بالرقم {{phone}}.';
const complete = {
  'hero.lead': lead,
  'hero.title': 'شكرًا',
  label: 'شكرًا: وصلت',
  'next.0': 'يقرأ إنسان رسالتكم.',
};

describe('texts that leave the project', () => {
  it('are those that are open, as XLIFF 2.1 with the source beside what stands there so far', async () => {
    const root = await layOutOpen();
    expect(await run(root, 'export', 'ar', '--out', 'ar.xlf')).toMatchObject({ code: 0 });
    const text = readFileSync(path.join(root, 'ar.xlf'), 'utf8');
    expect(text).toContain(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ar">',
    );
    const { resources = {} } = await xliff2js(text);
    const ids = Object.entries(resources).flatMap(([file, units]) =>
      Object.keys(units).map((id) => `${file} ${id}`),
    );
    const minute = ['zero', 'one', 'two', 'few', 'many', 'other'].map(
      (form) => `ui figures.units.minute.${form}`,
    );
    expect(ids.sort()).toEqual(
      ['hero.lead', 'hero.title', 'label', 'next.0']
        .map((id) => `pages.thank-you ${id}`)
        .concat(minute)
        .sort(),
    );
    const unit = resources['pages.thank-you']?.['hero.lead'];
    expect(unit?.source).toBe('We answer at once, & for <nothing>. For an arrest now, call {{phone}}.');
    expect(unit?.note).toContainEqual(expect.stringContaining('The translation so far: نردّ'));
  });

  it('come back into their places, are recorded, and leave all else as it was', async () => {
    const root = await layOutOpen();
    await run(root, 'export', 'ar', '--out', 'ar.xlf');
    await translate(root, complete);
    const before = readFileSync(path.join(root, arabic), 'utf8');
    expect((await run(root, 'import', 'ar.xlf')).told).toContain('4 texts in 1 file; 6 came back empty.');
    const after = readFileSync(path.join(root, arabic), 'utf8');
    expect(after).toBe(
      `${before
        .replace(/^( {2}lead: ).*$/mu, `$1${lead}`)
        .replace('title: TODO', 'title: شكرًا')
        .replace('- TODO', '- يقرأ إنسان رسالتكم.')}label: "شكرًا: وصلت"\n`,
    );
    const rules = (await checkSite(root))
      .filter(({ file }) => file === arabic)
      .map(({ rule, key }) => `${rule} ${key}`);
    // It may come back twice, but takes the place of no other translation.
    expect((await run(root, 'import', 'ar.xlf')).code).toBe(0);
    edit(root, arabic, 'إنسان', 'موظف');
    const twice = await run(root, 'import', 'ar.xlf');
    expect(twice).toMatchObject({ code: 1, printed: expect.stringContaining('has been translated since') });
    edit(root, arabic, 'موظف', 'إنسان');
    // What the day is when it comes back is for a person to say.
    expect(rules).toEqual(['age/updated updated']);
  });

  it('are refused together, each at its line, when they do not fit; nothing is written then', async () => {
    const root = await layOutOpen();
    await run(root, 'export', 'ar', '--out', 'ar.xlf');
    await translate(root, { ...complete, 'hero.lead': 'نردّ فورًا.', label: '<b>شكرًا</b>' });
    edit(root, english, 'An agent reads your message.', 'A person reads your message.');
    edit(root, 'ar.xlf', 'id="hero.title"', 'id="hero.subtitle"');
    edit(root, 'ar.xlf', /<unit id="figures\.units\.minute\.few".*?<\/unit>/su, '$&$&');
    edit(root, 'ar.xlf', /(minute\.many".*?)(<segment>.*?<\/segment>)/su, '$1$2$2');
    const content = hashFolder(path.join(root, 'content'));
    const { code, printed } = await run(root, 'import', 'ar.xlf', '--format', 'json');
    expect(code).toBe(1);
    const lines = readFileSync(path.join(root, 'ar.xlf'), 'utf8').split('\n');
    const told = JSON.parse(printed).problems.map(({ rule, line }: { rule: string; line: number }) => [
      rule,
      /id="(.*?)"/u.exec(lines[line - 1] ?? '')?.[1],
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['i18n/import', 'hero.subtitle'],
        ['i18n/import', 'next.0'],
        ...['few', 'many'].map((form) => ['i18n/import', `figures.units.minute.${form}`]),
        ['i18n/placeholder', 'hero.lead'],
        ['text/html', 'label'],
      ]),
    );
    expect(hashFolder(path.join(root, 'content'))).toBe(content);
  });

  it('are refused when the file is of other languages, damaged or none', async () => {
    const root = await layOutOpen();
    await run(root, 'export', 'ar', '--out', 'ar.xlf');
    const good = readFileSync(path.join(root, 'ar.xlf'), 'utf8');
    const importing = (text: string) => {
      writeFileSync(path.join(root, 'ar.xlf'), text);
      return run(root, 'import', 'ar.xlf');
    };
    await expect(importing(good.replace('trgLang="ar"', 'trgLang="fr"'))).rejects.toThrow('from en to fr');
    for (const bad of [
      good.slice(0, -20),
      '',
      'words',
      '<html/>',
      good.replace('version="2.1"', 'version="1.2"'),
    ]) {
      await expect(importing(bad)).rejects.toThrow('no whole XLIFF 2 file');
    }
    await expect(run(root, 'import', 'none.xlf')).rejects.toThrow('none.xlf cannot be read');
    await expect(run(root, 'export', 'en', '--out', 'en.xlf')).rejects.toThrow(
      'export takes one language: ar',
    );
    await expect(run(root, 'export', 'ar')).rejects.toThrow('--out');
  });

  it('stand side by side in a page that needs nothing beside itself', async () => {
    const root = await layOutOpen();
    expect((await run(root, 'report', '--out', 'reports/all.html')).code).toBe(0);
    const page = readFileSync(path.join(root, 'reports/all.html'), 'utf8');
    expect(page).toContain('<td lang="ar" dir="rtl">نردّ قريبًا.');
    expect(page).toContain('<td lang="en" dir="ltr">We answer at once, &amp; for &lt;nothing&gt;.');
    expect(page).toContain('stale: the source has changed');
    expect(page).not.toMatch(/<(?:script|link|img)|url\(|@import|src=/u);
  });
});
