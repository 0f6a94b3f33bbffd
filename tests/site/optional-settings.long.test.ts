/**
 * Optional settings of the agency are shown in every language. pages.test.ts checks that pages show nothing
 * for settings that are missing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listPages } from './built-pages.ts';
import { innerOf, readText } from './read-html.ts';
import { edit, projectRoot, runSite, useProject } from './temporary-project.ts';

const insurer = 'Harbor Example Surety';
const plan = 'downPaymentPercent: 20, months: [3, 6], annualPercentageRate: 0, source: test';
/** Optional settings outside the block of the agency. */
const settings = `
people:
  - { name: Lena Haddad, role: agent, languages: [en, ar], hours: night }
  - { name: سامي, role: office, languages: [es] }
speakers:
  - { language: ar, hours: night }
furtherPhones:
  - { purpose: complaints, number: "+16265550142" }
  - { purpose: records, number: "+16265550143" }
analytics: { script: /count.js }
reviews: samples
`;
/** Optional settings in the block of the agency. */
const agency = `  insurer: ${insurer}
  licenseChecked: 2026-11-20
  acceptedIds: [passport, consularId]
  asksImmigrationStatus: false
  acceptsCollectCalls: true
`;

const contentOf = (file: string) => parse(readFileSync(path.join(projectRoot, 'content', file), 'utf8'));

const project = useProject();
const dist = path.join(project, 'dist');
let languages: ReturnType<typeof build>;

beforeAll(() => {
  edit(project, 'content/shared/site.yaml', /$/u, settings);
  edit(project, 'content/shared/site.yaml', /licenseNumber: "0000000"\n/u, `$&${agency}`);
  edit(project, 'content/shared/business.yaml', /^paymentMethods:/mu, `paymentPlan: { ${plan} }\n$&`);
  mkdirSync(path.join(project, 'templates/public'), { recursive: true });
  writeFileSync(path.join(project, 'templates/public/count.js'), 'export {};\n');
  languages = build();
});

/** Builds the site. Returns functions that read its pages, for each language. */
function build() {
  const run = runSite(project, ['generate', '--verify']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
  return Object.entries({ ar: '', en: 'en/', es: 'es/' }).map(([tag, folder]) => {
    const read = (page: string) => readFileSync(path.join(dist, `${folder}${page}.html`), 'utf8');
    const textOf = (page: string, id?: string) =>
      readText(id === undefined ? read(page) : (innerOf(read(page), id) ?? '')).replaceAll(/\s+/gu, ' ');
    return { tag, ui: contentOf(`${tag}/ui.yaml`), read, textOf };
  });
}

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
    expect(read('contact').includes('<bdi lang="es" dir="ltr">Español</bdi>')).toBe(true);
    for (const page of ['privacy-policy', 'terms-of-service', 'disclaimer']) {
      const { complaints, records } = ui.legal.phones;
      const dialled = /<dt>([^<]*)<\/dt><dd><a[^>]*href="tel:\+1626555014[23]"/gu;
      expect([...read(page).matchAll(dialled)].map(([, name]) => name)).toEqual([complaints, records]);
    }
    expect(read('index')).not.toContain('6265550142');
  }
});
it('a script that waits for consent is declared on every page, loaded by none, and explained in the banner and the policy', () => {
  expect(readFileSync(path.join(dist, 'count.js'), 'utf8')).toBe('export {};\n');
  for (const file of listPages(dist)) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    expect(html.match(/count\.js/gu), file).toHaveLength(1);
    expect(html, file).toContain('data-analytics="/count.js"');
  }
  for (const { tag, ui, textOf } of languages) {
    const conditional = JSON.stringify(contentOf(`${tag}/legal/privacy-policy.yaml`)).matchAll(
      /"when":"(?<when>(?:no-)?analytics)","text":"\**(?<start>[^"*[{]{8,20})/gu,
    );
    const text = textOf('privacy-policy');
    expect(text).toContain(ui.cookies.textCounting);
    expect(text).not.toContain(ui.cookies.text);
    const sentences = [...conditional].map(({ groups }) => [
      groups?.when,
      text.includes(groups?.start ?? ''),
    ]);
    expect(new Set(sentences.map(String))).toEqual(new Set(['analytics,true', 'no-analytics,false']));
  }
});

it('sample reviews are marked as samples; real reviews replace them, with a computed average and number', () => {
  const reviewsIn = (built: typeof languages) => built.map(({ textOf }) => textOf('index', 'reviews'));
  const [ar, en, es] = reviewsIn(languages);
  expect(en).toMatch(/4\.7 out of 5, based on 3 reviews.*samples\. They do not come from real customers\./u);
  expect(ar).toMatch(/من 5، بناءً على.*نماذج/u);
  expect(es).toMatch(/de 5, según 3 reseñas.*ejemplo/u);
  for (const [id, stars] of [
    ['calm-explanation', 5],
    ['clear-total', 2],
  ]) {
    const sample = new RegExp(`id: ${id}, stars: \\d, sample: true`, 'u');
    edit(project, 'content/shared/reviews.yaml', sample, `id: ${id}, stars: ${stars}, sample: false`);
  }
  const [realAr, realEn, realEs] = reviewsIn(build());
  expect(realEn).toContain('3.5 out of 5, based on 2 reviews');
  expect(realEn).not.toMatch(/sample/iu);
  expect(realAr).toContain('بناءً على تقييمين');
  expect(realEs).toContain('3.5 de 5, según 2 reseñas');
});
