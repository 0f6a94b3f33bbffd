import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProject, edit, projectRoot, runSite } from './temporary-project.ts';

const schema = `/** The glossary. */
import * as z from 'zod';
import { Closing, Hero, Seo, Slug, Updated } from '../primitives.ts';
import { richText, text } from '../text.ts';

/** The words of the glossary. */
export const GlossaryPage = z.strictObject({
  updated: Updated,
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
import type { SinglePageKind } from '../../page-kind.ts';
import { PageHero } from '../parts/PageHero.tsx';

function GlossaryPage({ context, words }: PageProps<'glossary'>) {
  return (
    <>
      <PageHero context={context} hero={words.hero} />
      <dl className="glossary">
        {words.terms.map(({ id, term, meaning }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd><InlineText content={meaning} /></dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The kind of the page. */
export const page: SinglePageKind<'glossary'> = { template: GlossaryPage };
`;

/** Title, description, a term and its meaning in each language of the site. */
const words = {
  ar: [
    'معجم',
    'ما معنى الكلمات التي تسمعونها في المحكمة وفي السجن، كلمة بعد كلمة وبلغة بسيطة.',
    'ضامن',
    'شخص يوقّع معكم.',
  ],
  en: [
    'Glossary',
    'What the words mean that you hear at the court and the jail, one by one in plain words.',
    'Surety',
    'Somebody who signs with you.',
  ],
  es: [
    'Glosario',
    'Qué significan las palabras que se oyen en la corte y en la cárcel, una por una.',
    'Garante',
    'Alguien que firma con usted.',
  ],
} as const;

function contentOf([title, description, term, meaning]: (typeof words)[keyof typeof words]): string {
  return `updated: 2026-11-22
seo: { title: ${title}, description: "${description}", keywords: [${title}] }
label: ${title}
hero: { title: ${title}, lead: "${description}" }
terms:
  - { id: surety, term: ${term}, meaning: "${meaning}" }
closing: { title: ${title}, text: "${description}" }
`;
}

/** A project with a kind of page that no file of the generator has heard of. */
function addGlossary(): string {
  const folder = createProject();
  for (const name of ['generator', 'tsconfig.json'])
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
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
  for (const [tag, own] of Object.entries(words)) {
    writeFileSync(path.join(folder, `content/${tag}/pages/glossary.yaml`), contentOf(own));
  }
  edit(folder, 'content/shared/navigation.yaml', 'quickLinks:', 'quickLinks:\n  - /glossary');
  edit(folder, 'content/shared/navigation.yaml', '/articles, /site-map]', '/articles, /glossary, /site-map]');
  return folder;
}

describe('a new kind of page', () => {
  it('is a row, a schema, a template and its words: no file of the generator is touched', () => {
    const folder = addGlossary();
    const run = runSite(folder, ['generate']);
    expect(run).toMatchObject({ code: 0 });
    const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');
    for (const [file, [title, , term]] of [
      ['glossary.html', words.ar],
      ['en/glossary.html', words.en],
      ['es/glossary.html', words.es],
    ] as const) {
      expect(read(file)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
      expect(read(file)).toContain(`<dt>${term}</dt>`);
    }
    expect(read('en/index.html')).toContain('<a href="/en/glossary">Glossary</a>');
    expect(read('en/site-map.html')).toContain('<a href="/en/glossary">Glossary</a>');
    expect(read('sitemap.xml')).toContain('/es/glossary</loc>');
  });
});
