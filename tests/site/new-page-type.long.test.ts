import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSmallProject } from '../fixtures/small-project.ts';
import { edit, programFiles, readIn, runSite } from './temporary-project.ts';

const schema = `import * as z from 'zod';
import { Hero, Seo, Slug } from '../primitives.ts';
import { richText, text } from '../text.ts';

export const GlossaryPage = z.strictObject({
  seo: Seo,
  label: text('Short name in menus.'),
  hero: Hero,
  terms: z.array(z.strictObject({ id: Slug, term: text('The term.'), meaning: richText('What it means.') })),
});
`;

const template = `import { InlineText } from '../../components/InlineText/InlineText.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';
import { Hero } from '../../components/Hero/Hero.tsx';

function GlossaryPage({ context, texts }: PageProps<'glossary'>) {
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <dl>
        {texts.terms.map(({ id, term, meaning }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd><InlineText content={meaning} /></dd>
          </div>
        ))}
      </dl>
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

it('a new page type needs a row, a schema, a template with its line in the registry, and texts, but no change of the generator', () => {
  const project = createSmallProject(programFiles);
  const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
  write('schema/pages/glossary.ts', schema);
  const collections = 'schema/collections.ts';
  const schemaImport = "import { GlossaryPage } from './pages/glossary.ts';\n";
  edit(project, collections, /(?=import \{ HomePage)/u, schemaImport);
  const row = "glossary: { text: GlossaryPage, path: '/glossary', parent: '/', sections: [] },\n  ";
  edit(project, collections, /(?='site-map': \{)/u, row);
  mkdirSync(path.join(project, 'templates/pages/glossary'));
  write('templates/pages/glossary/page.tsx', template);
  const registry = 'templates/pages/index.ts';
  edit(project, registry, /(?=^import)/mu, "import { page as glossaryPage } from './glossary/page.tsx';\n");
  edit(project, registry, /(?<=^export const pageTypes.*\n)/mu, '  glossary: glossaryPage,\n');
  for (const [, tag, title, term, meaning] of translations)
    write(
      `content/${tag}/pages/glossary.yaml`,
      `seo: { title: ${title}, description: "${meaning}", keywords: [${title}] }
label: ${title}
hero: { title: ${title}, lead: "${meaning}" }
terms: [{ id: surety, term: ${term}, meaning: "${meaning}" }]
`,
    );
  edit(project, 'content/shared/navigation.yaml', 'quickLinks: [', 'quickLinks: [/glossary, ');
  edit(project, 'content/shared/navigation.yaml', '/articles, ', '/articles, /glossary, ');
  const run = runSite(project, ['generate']);
  expect(run, run.output).toMatchObject({ code: 0 });
  const read = readIn(project);
  for (const [folder, , title, term] of translations) {
    expect(read(`${folder}glossary.html`)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
    expect(read(`${folder}glossary.html`)).toContain(`<dt>${term}</dt>`);
  }
  expect(read('en/site-map.html')).toContain('<a href="/en/glossary">Glossary</a>');
  expect(read('sitemap.xml')).toContain('/en/glossary</loc>');
});
