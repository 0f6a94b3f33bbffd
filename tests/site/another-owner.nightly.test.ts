import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { runGit } from '../run-git.ts';
import { siteContent } from '../site-model.ts';
import { projectRoot, runSite } from './temporary-project.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'owner-'));
const { offices } = siteContent.facts.offices;
/** Pages of cities name their office, so those offices stay open. */
const named = new Set([...siteContent.recordFacts.cities.values()].map((city) => city?.office));
const [head, other] = offices.toSorted((a, b) => Number(named.has(b.id)) - Number(named.has(a.id)));
const closed = offices.filter(({ id }) => id !== head?.id && id !== other?.id);

const settings: Readonly<Record<string, unknown>> = {
  baseUrl: 'https://bonds.test',
  email: 'help@bonds.test',
  headOffice: other?.id,
  'agency.licenseNumber': '7352014',
  'agency.furtherLicenses': [{ number: '7352015', office: head?.id }],
  messaging: [{ app: 'whatsapp', number: '+19094442212' }],
  'phones.0.number': '+19094442210',
  'phones.1.number': '+19094442211',
  'security.contact': ['mailto:security@bonds.test'],
};

beforeAll(() => {
  // The copy contains what is committed, like the checkout of an owner.
  runGit(projectRoot, 'clone', '--quiet', projectRoot, folder);
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  const { languages } = siteContent.facts.site;
  const reviewed = { name: 'Lena', date: '2026-11-20' };
  const reviews = languages.map((_, index) => [`languages.${index}.reviewed`, reviewed]);
  const openOffices = [head, other].map((office) => ({
    ...office,
    street: '2200 Carson Street',
    latitude: (office?.latitude ?? 0) + 0.004,
  }));
  const files = [
    change('shared/business.yaml', { 'figures.premiumRate.value': 8 }),
    change('shared/offices.yaml', { offices: openOffices }),
    change('shared/site.yaml', { ...settings, ...Object.fromEntries(reviews) }),
    ...languages.map(({ tag }) =>
      change(`${tag}/offices.yaml`, Object.fromEntries(closed.map(({ id }) => [`offices.${id}`, undefined]))),
    ),
  ];
  accept(files);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Removes the values that are undefined. */
function change(file: string, values: Readonly<Record<string, unknown>>): string {
  const target = path.join(folder, 'content', file);
  const content = parseDocument(readFileSync(target, 'utf8'));
  for (const [key, value] of Object.entries(values)) {
    const keys = key.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
    if (value === undefined) content.deleteIn(keys);
    else content.setIn(keys, value);
  }
  writeFileSync(target, String(content));
  return `content/${file}`;
}

function accept(files: readonly string[]): void {
  expect(runSite(folder, ['translations', 'accept', ...files])).toMatchObject({ code: 0 });
}

it('a release has one error while nothing receives the form, which names the page of the documentation', () => {
  const { code, output, errors } = runSite(folder, ['check', '--release']);
  expect(code).toBe(1);
  expect(output + errors).toMatch(/^1 error\b/mu);
  expect(output + errors).toContain('generator/docs/contact-form.md');
});

it('a release has no error when a service receives the form', () => {
  accept([change('shared/site.yaml', { 'contactForm.action': 'https://formspree.io/f/xkndabcd' })]);
  const run = runSite(folder, ['generate', '--release']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
});

it('the short tests pass', () => {
  const { PATH, HOME } = process.env;
  const run = spawnSync('npm', ['test', '--', '--reporter=dot'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH, HOME },
  });
  expect(run.status, run.stdout + run.stderr).toBe(0);
});
