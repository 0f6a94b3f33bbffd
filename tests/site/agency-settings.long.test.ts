/** What the owner may fill in about the agency: shown in every language when it is there; pages.test.ts sees that nothing is said otherwise. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { innerOf, readText } from './read-html.ts';
import { createProject, edit, projectRoot, runSite } from './temporary-project.ts';

const insurer = 'Harbor Example Surety';
const settings = `
people:
  - { name: Lena Haddad, role: agent, languages: [en, ar], hours: night }
  - { name: سامي, role: office, languages: [es] }
furtherPhones:
  - { purpose: complaints, number: "+16265550142" }
  - { purpose: records, number: "+16265550143" }
`;

it('insurer, people and further numbers stand where visitors look for them, in the words of each language', () => {
  const project = createProject();
  edit(project, 'content/shared/site.yaml', /(licenseNumber: "0000000"\n)/u, `$1  insurer: ${insurer}\n`);
  edit(project, 'content/shared/site.yaml', /$/u, settings);
  const run = runSite(project, ['generate', '--verify']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
  for (const [tag, folder] of Object.entries({ ar: '', en: 'en/', es: 'es/' })) {
    const ui = parse(readFileSync(path.join(projectRoot, `content/${tag}/ui.yaml`), 'utf8'));
    const read = (page: string) => readFileSync(path.join(project, 'dist', `${folder}${page}.html`), 'utf8');
    const textOf = (page: string, id: string) =>
      readText(innerOf(read(page), id) ?? '').replaceAll(/\s+/gu, ' ');
    for (const page of ['index', 'los-angeles', 'faq'])
      expect(textOf(page, 'call')).toContain(ui.common.insurer.replace('{{name}}', insurer));
    for (const page of ['contact', 'why-choose-us']) {
      expect(textOf(page, 'people')).toContain(`${ui.people.title} ${ui.people.roles.agent} Lena Haddad`);
      expect(textOf(page, 'people')).toContain(`العربية · English · ${ui.people.hours.night}`);
      expect(textOf(page, 'people')).toContain('سامي');
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
