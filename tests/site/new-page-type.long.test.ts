import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSmallProject } from '../fixtures/small-project.ts';
import { edit, programFiles, runSite } from './temporary-project.ts';

const schema = `/** The glossary. */
import * as z from 'zod';
import { Closing, Hero, Seo, Slug } from '../primitives.ts';
import { richText, text } from '../text.ts';

export const GlossaryPage = z.strictObject({
  seo: Seo,
  label: text('Short name in menus.'),
  hero: Hero,
  terms: z.array(z.strictObject({ id: Slug, term: text('The term.'), meaning: richText('What it means.') })),
  closing: Closing,
});
`;

const template = `/** The glossary: each term with what it means. */
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import type { PageProps } from '../../page-context.ts';
import type { SinglePageType } from '../../page-type.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

function GlossaryPage({ context, copy }: PageProps<'glossary'>) {
  return (
    <>
      <PageHero context={context} hero={copy.hero} />
      <dl className="glossary">
        {copy.terms.map(({ id, term, meaning }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd><InlineText content={meaning} /></dd>
          </div>
        ))}
      </dl>
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}

export const page: SinglePageType<'glossary'> = { template: GlossaryPage };
`;

/** For each language: its folder in the output, its tag, and a title, a term and its meaning. */
const translations = [
  ['', 'ar', 'معجم', 'ضامن', 'شخص يوقّع معكم على ورقة الكفالة، ويدفع المبلغ كله إن لم يحضر قريبكم الجلسة.'],
  ['en/', 'en', 'Glossary', 'Surety', 'Somebody who signs with you, and pays if a court date is missed.'],
] as const;

function contentOf(title: string, term: string, meaning: string): string {
  return `seo: { title: ${title}, description: "${meaning}", keywords: [${title}] }
label: ${title}
hero: { title: ${title}, lead: "${meaning}" }
terms:
  - { id: surety, term: ${term}, meaning: "${meaning}" }
closing: { title: ${title}, text: "${meaning}" }
`;
}

/** Creates a project with a page type that no file of the generator names. */
function addGlossary(): string {
  const folder = createSmallProject(programFiles);
  writeFileSync(path.join(folder, 'schema/pages/glossary.ts'), schema);
  const table = 'schema/collections.ts';
  edit(
    folder,
    table,
    'import { HomePage',
    "import { GlossaryPage } from './pages/glossary.ts';\nimport { HomePage",
  );
  edit(
    folder,
    table,
    "  'site-map': {",
    "  glossary: { text: GlossaryPage, path: '/glossary', parent: '/', sections: [] },\n  'site-map': {",
  );
  mkdirSync(path.join(folder, 'templates/pages/glossary'));
  writeFileSync(path.join(folder, 'templates/pages/glossary/page.tsx'), template);
  const registry = 'templates/pages/index.ts';
  edit(folder, registry, /(?=^import)/mu, "import { page as glossaryPage } from './glossary/page.tsx';\n");
  edit(folder, registry, /(?<=^export const pageTypes.*\n)/mu, '  glossary: glossaryPage,\n');
  for (const [, tag, title, term, meaning] of translations) {
    writeFileSync(path.join(folder, `content/${tag}/pages/glossary.yaml`), contentOf(title, term, meaning));
  }
  edit(folder, 'content/shared/navigation.yaml', 'quickLinks: [', 'quickLinks: [/glossary, ');
  edit(folder, 'content/shared/navigation.yaml', '/articles, ', '/articles, /glossary, ');
  return folder;
}

it('a new page type needs a row, a schema, a template with its line in the registry, and texts, but no change of the generator', () => {
  const folder = addGlossary();
  const run = runSite(folder, ['generate']);
  expect(run, run.output).toMatchObject({ code: 0 });
  const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');
  for (const [languageFolder, , title, term] of translations) {
    expect(read(`${languageFolder}glossary.html`)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
    expect(read(`${languageFolder}glossary.html`)).toContain(`<dt>${term}</dt>`);
  }
  expect(read('en/index.html')).toContain('<a href="/en/glossary">Glossary</a>');
  expect(read('en/site-map.html')).toContain('<a href="/en/glossary">Glossary</a>');
  expect(read('sitemap.xml')).toContain('/en/glossary</loc>');
});
