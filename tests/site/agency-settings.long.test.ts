/** What the owner may fill in about the agency: shown in every language when it is there; pages.test.ts sees that nothing is said otherwise. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { innerOf, readText } from './read-html.ts';
import { copyProject, edit, runSite } from './temporary-project.ts';

const site = 'content/shared/site.yaml';
const folders = { ar: '', en: 'en/', es: 'es/' } as const;
const tags = ['ar', 'en', 'es'] as const;

/** A project with a line added below the licence number, and lines at the end of the settings. */
function copyProjectWith({ agency, lines }: { readonly agency: string; readonly lines: string }): string {
  const project = copyProject();
  edit(project, site, /(licenseNumber: "0000000"\n)/u, `$1${agency}`);
  edit(project, site, /$/u, `\n${lines}`);
  return project;
}

function build(project: string): (tag: (typeof tags)[number], page: string) => string {
  const run = runSite(project, ['generate', '--verify']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
  return (tag, page) => readFileSync(path.join(project, 'dist', folders[tag], `${page}.html`), 'utf8');
}

const textOf = (html: string, id: string) => readText(innerOf(html, id) ?? '').replaceAll(/\s+/gu, ' ');

describe('filled in', () => {
  let project: string;
  let read: ReturnType<typeof build>;
  beforeAll(() => {
    project = copyProjectWith({
      agency: '  insurer: Harbor Example Surety\n',
      lines: `people:
  - { name: Lena Haddad, role: agent, languages: [en, ar], hours: night }
  - { name: سامي, role: office, languages: [es] }
furtherPhones:
  - { purpose: complaints, number: "+16265550142" }
  - { purpose: records, number: "+16265550143" }
`,
    });
    read = build(project);
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it.each([
    ['ar', 'شركة التأمين التي تضمن سنداتنا: Harbor Example Surety'],
    ['en', 'Insurance company behind our bonds: Harbor Example Surety'],
    ['es', 'Compañía afianzadora que respalda nuestras fianzas: Harbor Example Surety'],
  ] as const)('the insurer stands beside the licence at the end of each page: %s', (tag, line) => {
    for (const page of ['index', 'los-angeles', 'faq'])
      expect(textOf(read(tag, page), 'call')).toContain(line);
  });

  it.each([
    ['ar', 'من يردّ عليكم', 'وكيل كفالات', 'العربية · English · في الليل'],
    ['en', 'Who answers', 'Bail agent', 'العربية · English · At night'],
    ['es', 'Quién le contesta', 'Agente de fianzas', 'العربية · English · De noche'],
  ] as const)('the people who answer stand with work, languages and hours: %s', (tag, title, role, words) => {
    for (const page of ['contact', 'why-choose-us']) {
      const people = textOf(read(tag, page), 'people');
      expect(people).toContain(`${title} ${role} Lena Haddad`);
      expect(people).toContain(words);
      expect(people).toContain('سامي');
    }
    expect(read(tag, 'contact')).toContain('<bdi lang="es" dir="ltr">Español</bdi>');
  });

  it.each([
    ['ar', 'الشكاوى', 'الأوراق'],
    ['en', 'Complaints', 'Papers'],
    ['es', 'Quejas', 'Papeles'],
  ] as const)('further numbers stand on every legal page, ready to dial: %s', (tag, complaints, records) => {
    for (const page of ['privacy-policy', 'terms-of-service', 'disclaimer']) {
      const html = read(tag, page);
      expect(html).toMatch(new RegExp(`${complaints}</dt><dd><a[^>]*href="tel:\\+16265550142"`, 'u'));
      expect(html).toMatch(new RegExp(`${records}</dt><dd><a[^>]*href="tel:\\+16265550143"`, 'u'));
    }
    expect(read(tag, 'index')).not.toContain('6265550142');
  });
});
