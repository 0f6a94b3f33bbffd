/** Optional settings of the agency are shown in every language when they are filled in, and otherwise nowhere. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { useSmallProject } from '../fixtures/small-project.ts';
import { listPages } from './built-pages.ts';
import { innerOf, readText } from './read-html.ts';
import { edit, runInProcess } from './temporary-project.ts';

const insurer = 'Harbor Example Surety';
/** Optional settings outside the block of the agency. */
const settings = `
people:
  - { name: Lena Haddad, role: agent, languages: [en, ar], hours: night }
  - { name: سامي, role: office, languages: [en] }
speakers:
  - { language: ar, hours: night }
furtherPhones:
  - { purpose: complaints, number: "+16265550142" }
  - { purpose: records, number: "+16265550143" }
messaging:
  - { app: whatsapp, number: "+16265550144" }
analytics: { script: /count.js }
reviews: samples
`;
const agency = `  insurer: ${insurer}
  licenseChecked: 2026-11-20
  furtherLicenses: [{ number: B765432, office: pasadena }]
  acceptedIds: [passport, consularId]
  asksImmigrationStatus: false
  acceptsCollectCalls: true
  chargesInterest: false
`;
/** A further review in each language, and texts of the policy and the FAQ that depend on a setting. */
const texts = {
  ar: {
    review: 'شرحوا كل شيء.',
    author: 'أب',
    counted: 'نعدّ الزيارات.',
    uncounted: 'لا نعدّ شيئًا.',
    whatsapp: 'واتساب تطبيق.',
    stored: 'تنتظر رسالتكم عندنا.',
    unset: 'اسألونا نحن.',
  },
  en: {
    review: 'They were clear.',
    author: 'A father',
    counted: 'We count visits.',
    uncounted: 'No visit.',
    whatsapp: 'An app of Meta.',
    stored: 'It waits here.',
    unset: 'Ask us first.',
  },
} as const;

const project = useSmallProject();
const dist = path.join(project, 'dist');
let languages: Awaited<ReturnType<typeof build>>;
/** The texts of all pages before the settings are filled in. */
let before: string;

beforeAll(async () => {
  for (const [tag, { unset }] of Object.entries(texts)) {
    const fields = `        note: interest\n        unset: ${unset}\n`;
    edit(project, `content/${tag}/faqs.yaml`, /\{\{phone\}\}\.\n/u, `$&${fields}`);
  }
  await build();
  before = listPages(dist)
    .map((file) => readText(readFileSync(path.join(dist, file), 'utf8')))
    .join(' ');
  edit(project, 'content/shared/site.yaml', /$/u, settings);
  edit(project, 'content/shared/site.yaml', /licenseNumber: .*\n/u, `$&${agency}`);
  edit(project, 'content/shared/reviews.yaml', 'sample: false', 'sample: true');
  edit(
    project,
    'content/shared/reviews.yaml',
    /$/u,
    '  - { id: clear, stars: 4, sample: true, source: letter }\n',
  );
  for (const [tag, { review, author, counted, uncounted, whatsapp, stored }] of Object.entries(texts)) {
    edit(
      project,
      `content/${tag}/reviews.yaml`,
      /$/u,
      `  clear: { comment: ${review}, author: ${author} }\n`,
    );
    const paragraph = (when: string, text: string) =>
      `      - { type: paragraph, when: ${when}, text: ${text} }\n`;
    edit(
      project,
      `content/${tag}/legal/privacy-policy.yaml`,
      /^ {4}blocks:\n/mu,
      `$&${paragraph('analytics', counted)}${paragraph('no-analytics', uncounted)}${paragraph('own-endpoint', stored)}${paragraph('whatsapp', whatsapp)}`,
    );
  }
  mkdirSync(path.join(project, 'templates/public'), { recursive: true });
  writeFileSync(path.join(project, 'templates/public/count.js'), 'export {};\n');
  languages = await build();
});

/** Builds the site. Returns functions that read its pages, for each language. */
async function build() {
  const run = await runInProcess(project, ['generate']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
  return Object.entries({ ar: '', en: 'en/' } as const).map(([tag, folder]) => {
    const read = (page: string) => readFileSync(path.join(dist, `${folder}${page}.html`), 'utf8');
    const textOf = (page: string, id?: string) =>
      readText(id === undefined ? read(page) : (innerOf(read(page), id) ?? '')).replaceAll(/\s+/gu, ' ');
    const contentOf = (name: string) =>
      parse(readFileSync(path.join(project, `content/${tag}/${name}.yaml`), 'utf8'));
    return { ui: contentOf('ui'), reviews: contentOf('reviews'), read, textOf, ...texts[tag as 'ar' | 'en'] };
  });
}

it('settings that are not filled in are on no page', () => {
  for (const { ui, reviews } of languages) {
    const printed = [
      ui.common.insurer,
      ui.common.licenseChecked,
      ui.legal.phones.complaints,
      reviews.sampleNote,
    ];
    const parts = printed.map((text: string) => text.split('{{')[0]?.trim() ?? '');
    for (const part of parts) {
      expect(part).not.toBe('');
      expect(before).not.toContain(part);
    }
  }
});

it('insurer, people and further numbers are shown in footers and on related pages, in each language', () => {
  for (const { ui, read } of languages) {
    const identityPanelOf = (page: string, from: number) => {
      const html = read(page);
      const [panel] = html.slice(html.indexOf('class="identity-panel', from)).split(/<\/div>(?!<p>)/u);
      return readText(panel ?? '').replaceAll(/\s+/gu, ' ');
    };
    // The panel is in every footer, and on the pages about contact and the agency.
    const footers = ['index', 'los-angeles', 'faq', '404'].map((page) =>
      identityPanelOf(page, read(page).indexOf('<footer')),
    );
    for (const panel of [...footers, identityPanelOf('contact', 0), identityPanelOf('why-choose-us', 0)]) {
      expect(panel).toContain(ui.common.insurer.replace('{{name}}', insurer));
      expect(panel).toContain(`Lena Haddad: ${ui.people.roles.agent}`);
      expect(panel).toContain(`العربية · English · ${ui.people.hours.night}`);
      expect(panel).toContain('سامي');
      expect(panel).toContain(ui.common.licenseChecked.split('{{')[0].trim());
    }
    const { complaints, records } = ui.legal.phones;
    const dialled = /<dt>([^<]*)<\/dt><dd><a[^>]*href="tel:\+1626555014[23]"/gu;
    expect([...read('privacy-policy').matchAll(dialled)].map(([, name]) => name)).toEqual([
      complaints,
      records,
    ]);
    expect(read('index')).not.toContain('6265550142');
  }
});

it('a setting replaces the sentence that stands under an answer of the FAQ until it is filled in', () => {
  for (const { ui, textOf, unset } of languages) {
    expect(before).toContain(unset);
    expect(textOf('faq')).toContain(ui.settings.interest.none);
    expect(textOf('faq')).not.toContain(unset);
  }
});

it('a script that waits for consent is declared on every page, loaded by none, and explained in the banner and the policy', () => {
  expect(readFileSync(path.join(dist, 'count.js'), 'utf8')).toBe('export {};\n');
  for (const file of listPages(dist)) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    expect(html.match(/count\.js/gu), file).toHaveLength(1);
    expect(html, file).toContain('data-analytics="/count.js"');
  }
  for (const { ui, textOf, counted, uncounted, stored } of languages) {
    const text = textOf('privacy-policy');
    expect(text).toContain(ui.cookies.textCounting);
    expect(text).toContain(counted);
    expect(text).not.toContain(uncounted);
    expect(text).toContain(stored);
  }
});

it('the licence of an office is in every licence block and on the card of the office, and nowhere else', () => {
  for (const { ui, read } of languages) {
    const card = ui.common.license.replace('{{number}}', 'B765432');
    for (const [page, cards] of [
      ['index', 0],
      ['los-angeles', 0],
      ['contact', 1],
      ['locations', 1],
    ] as const) {
      const html = read(page);
      expect(html.match(/license-block__number"><bdi dir="ltr">B765432</gu), page).toHaveLength(
        html.match(/class="license-block"/gu)?.length ?? 0,
      );
      expect(readText(html).split(card).length - 1, page).toBe(cards);
    }
  }
});

it('an app for messages is linked under the call of every page, in its language, and explained in the policy', () => {
  for (const { ui, read, textOf, whatsapp } of languages) {
    for (const page of ['index', 'contact', 'faq', '404']) {
      const [row] = read(page).split('class="hero__messages">')[1]?.split('</p>') ?? [];
      expect(row, page).toContain('<a href="https://wa.me/16265550144" rel="noopener">');
      expect(readText(row ?? '')).toContain(ui.common.messaging.whatsapp);
    }
    expect(textOf('privacy-policy')).toContain(whatsapp);
  }
});

it('sample reviews are marked as samples; real reviews replace them, with a computed average and number', async () => {
  // The forms of the fixture differ in no word.
  const summary = ({ ui }: (typeof languages)[number], count: number, rating: string) =>
    ui.reviews.line.other.replace('{{count}}', String(count)).replace('{{rating}}', rating);
  for (const language of languages) {
    const text = language.textOf('index', 'reviews');
    for (const part of [summary(language, 2, '4.5'), language.reviews.sampleNote, language.review])
      expect(text).toContain(part);
  }
  edit(project, 'content/shared/reviews.yaml', 'stars: 5, sample: true', 'stars: 5, sample: false');
  for (const language of await build()) {
    const text = language.textOf('index', 'reviews');
    expect(text).toContain(summary(language, 1, '5'));
    expect(text).toContain(language.reviews.reviews.calm.comment);
    for (const part of [language.reviews.sampleNote, language.review]) expect(text).not.toContain(part);
  }
});
