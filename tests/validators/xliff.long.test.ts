/** XLIFF through libxml2, by which the Translate Toolkit and Weblate read such files, and not by the package that wrote it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XmlElement, type XmlNode } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createProject, edit, runSite } from '../site/temporary-project.ts';

const names = { x: 'urn:oasis:names:tc:xliff:document:2.0' };
const page = 'pages/thank-you.yaml';
const opened = 'Sent & "kept": no < no > sign is lost';
const spanish: Readonly<Record<string, string>> = {
  label: 'Enviado & «guardado»',
  'hero.title': 'Mensaje: enviado\u00a0—\u00a0¿y ahora?',
  'seo.title': "Mensaje d'envío #1",
};

const textAt = (node: XmlNode, xpath: string): string => node.get(xpath, names)?.content ?? '';

it('comes from libxml2 as it went there, translated, and every text lands in its place', () => {
  const project = createProject();
  edit(project, `content/en/${page}`, /^label: .*$/mu, `label: '${opened}'`);
  edit(project, `content/es/${page}`, /^ {2}title: .*\n/gmu, '');
  expect(runSite(project, ['translations', 'export', 'es', '--out', 'es.xlf']).code).toBe(0);

  const file = path.join(project, 'es.xlf');
  using document = XmlDocument.fromString(readFileSync(file, 'utf8'));
  const units = document.find('/x:xliff/x:file[@id="pages.thank-you"]/x:unit', names);
  const sources = new Map(units.map((unit) => [textAt(unit, '@id'), textAt(unit, 'x:segment/x:source')]));
  expect(sources.get('label')).toBe(opened);
  expect([...sources.keys()]).toEqual(expect.arrayContaining(Object.keys(spanish)));
  for (const unit of units) {
    const words = spanish[textAt(unit, '@id')];
    const segment = unit.get('x:segment', names);
    if (words !== undefined && segment instanceof XmlElement) segment.addElement('target').addText(words);
  }
  writeFileSync(file, document.toString());

  const { code, output, errors } = runSite(project, ['translations', 'import', 'es.xlf']);
  expect({ code, output }).toEqual({ code: 0, output: '' });
  expect(errors).toContain('3 texts in 1 file; 1 came back empty.');
  const written = readFileSync(path.join(project, `content/es/${page}`), 'utf8');
  expect(parse(written)).toMatchObject({
    label: spanish.label,
    hero: { title: spanish['hero.title'] },
    seo: { title: spanish['seo.title'] },
  });
});
