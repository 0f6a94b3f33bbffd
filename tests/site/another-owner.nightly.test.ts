/** The project of an owner with other data: a release has no error, and the short tests pass. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { runGit } from '../run-git.ts';
import { siteContent } from '../site-model.ts';
import { projectRoot, runSite } from './temporary-project.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'owner-'));
const { offices } = siteContent.facts.offices;
/** Pages of cities name their office, so those offices stay open. */
const named = new Set([...siteContent.recordFacts.cities.values()].map((city) => city?.office));
const [head, other] = offices.toSorted((a, b) => Number(named.has(b.id)) - Number(named.has(a.id)));
const closed = offices.filter(({ id }) => id !== head?.id && id !== other?.id);

/** Values of the owner by their path in `site.yaml`. */
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
  change('shared/business.yaml', (facts) => facts.setIn(['figures', 'premiumRate', 'value'], 8));
  change('shared/offices.yaml', (facts) =>
    facts.set(
      'offices',
      [head, other].map((office) => ({
        ...office,
        street: '2200 Carson Street',
        latitude: (office?.latitude ?? 0) + 0.004,
      })),
    ),
  );
  const { languages } = siteContent.facts.site;
  for (const { tag } of languages)
    change(`${tag}/offices.yaml`, (texts) => {
      for (const { id } of closed) texts.deleteIn(['offices', id]);
    });
  setSettings({
    ...settings,
    ...Object.fromEntries(
      languages.map((_, index) => [`languages.${index}.reviewed`, { name: 'Lena', date: '2026-11-20' }]),
    ),
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Changes a content file, and records the change in the lock file. */
function change(file: string, edit: (content: Document.Parsed) => void): void {
  const target = path.join(folder, 'content', file);
  const content = parseDocument(readFileSync(target, 'utf8'));
  edit(content);
  writeFileSync(target, String(content));
  expect(runSite(folder, ['translations', 'accept', `content/${file}`])).toMatchObject({ code: 0 });
}

function setSettings(values: Readonly<Record<string, unknown>>): void {
  change('shared/site.yaml', (content) => {
    for (const [key, value] of Object.entries(values))
      content.setIn(
        key.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part)),
        value,
      );
  });
}

it('a release has one error while nothing receives the form, which names the page of the documentation', () => {
  const { code, output, errors } = runSite(folder, ['check', '--release']);
  expect(code).toBe(1);
  expect(output + errors).toMatch(/^1 error\b/mu);
  expect(output + errors).toContain('generator/docs/contact-form.md');
});

it('a release has no error when a service receives the form', () => {
  setSettings({ 'contactForm.action': 'https://formspree.io/f/xkndabcd' });
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
