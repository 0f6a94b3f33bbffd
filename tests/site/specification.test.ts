/** Found by ids and placeholders, so that writers can change every sentence. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { printSharedValuesOf } from '../../generator/content/print-shared-values.ts';
import { placeholderLicense } from '../../schema/index.ts';
import { figureForms } from '../../schema/placeholder-names.ts';
import { withoutIsolates } from '../browser/interface-copy.ts';
import { addressIn, tags } from '../browser/languages.ts';
import { idsOf } from '../browser/sample-pages.ts';
import { contextAt, siteContent, siteFiles } from '../site-model.ts';
import { readYaml } from '../table.ts';
import { readOutput, readPages, readText } from './built-pages.ts';

type Specification = {
  readonly sections: Readonly<Record<string, readonly string[]>>;
  readonly figures: readonly string[];
  readonly sampleOwner: Readonly<Record<string, string>>;
};
const specification = readYaml<Specification>(path.join(import.meta.dirname, 'specification.yaml'));

const pages = readPages();
const { business, site } = siteContent.facts;

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

describe.each(tags)('in %s', (tag) => {
  it.each(Object.entries(specification.sections))('the page has its sections: %s', (address, ids) => {
    const body = pages.find((page) => page.address === addressIn(tag, address))?.body;
    expect(body).toBeDefined();
    expect(ids.filter((id) => body?.includes(` id="${id}"`) !== true)).toEqual([]);
  });

  it.each(specification.figures)('a text has the placeholder of the figure: %s', (name) => {
    const figure = business.figures[name];
    const forms = figure === undefined ? [name] : figureForms(name, figure);
    const texts = siteFiles.filter(({ fileType }) => 'language' in fileType && fileType.language === tag);
    expect(texts.some(({ source: { text } }) => forms.some((form) => text.includes(`{{${form}}}`)))).toBe(
      true,
    );
  });
});

// An owner who has entered a license has figures of its own.
it.runIf(placeholderLicense.test(site.agency.licenseNumber))(
  'the figures of the sample owner are printed',
  () => {
    const printed = printSharedValuesOf(siteFiles).filter(({ language }) => language === 'en');
    const values = Object.fromEntries(printed.map(({ name, printed }) => [name, printed]));
    expect(values).toMatchObject(specification.sampleOwner);
  },
);

it('a page loads the style sheet of its type, and of no other', () => {
  const sheetsOf = (file: string) =>
    all(pages.find((page) => page.file === file)?.html ?? '', /href="\/assets\/([\w-]+)-\w+\.css"/gu);
  expect(sheetsOf('en/faq.html')).toEqual(['index', 'print']);
  expect(sheetsOf('en/index.html')).toEqual(['index', 'home', 'print']);
  expect(sheetsOf('en/site-map.html')).toEqual(['index', 'site-map', 'print']);
  expect(sheetsOf('en/services.html')).toEqual(sheetsOf('en/services/fast-release.html'));
});

/** Only of components: the parts of a drawing may have styles in its wide form only. */
it('a page loads the styles of its components', () => {
  const sheets = new Map(
    [...new Set(pages.flatMap(({ html }) => all(html, /href="\/(assets\/[\w-]+\.css)"/gu)))].map(
      (file) => [file, new Set(all(readOutput(file), /\.([a-z][a-z_-]*)/gu))] as const,
    ),
  );
  const isStyled = (name: string, files: Iterable<string>) =>
    [...files].some((file) => sheets.get(file)?.has(name));
  const missing = pages.flatMap(({ file, html }) => {
    const loaded = all(html, /href="\/(assets\/[\w-]+\.css)"/gu);
    const names = new Set(all(html, /class="([^"]*)"/gu).flatMap((classes) => classes.split(' ')));
    return [...names]
      .filter((name) => !name.includes('__') && isStyled(name, sheets.keys()) && !isStyled(name, loaded))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
it.each(pages.filter(({ file }) => /(?:^|\/)blog(?:\/category\/[^/]+)?\.html$/u.test(file)))(
  '$file shows the number of posts in its filter and heading, and marks only this filter',
  ({ html, address, tag }) => {
    const [list = ''] = /<section [^>]*id="posts"[\s\S]*?<\/section>/u.exec(html) ?? [];
    const filters = [
      ...list.matchAll(/<a href="([^"]+)"( aria-current="page")?>(?:(?!<\/a>).)*<small>(\d+)</gu),
    ];
    expect(filters).toHaveLength(1 + idsOf('blog-categories').length);
    const [[, href, , count] = [], ...others] = filters.filter(([, , isCurrent]) => isCurrent);
    expect([href, others]).toEqual([address, []]);
    const posts = list.slice(list.indexOf('</h2>')).match(/<article|<li/gu) ?? [];
    expect(posts).toHaveLength(Number(count));
    const [title = ''] = all(list, /<h2[^>]*>(.*?)<\/h2>/gu);
    const { found } = contextAt('/', tag).ui.blog;
    expect(readText(title)).toBe(withoutIsolates(found(Number(count))));
    if (address.includes('/category/')) expect(html.includes('id="related"')).toBe(posts.length === 1);
  },
);

it.each(pages.filter(({ file }) => file.endsWith('404.html')))(
  '$file suggests pages, links to the home pages of all languages, and has no breadcrumbs',
  ({ html }) => {
    expect(html).toContain('id="ways"');
    expect(html).not.toContain('class="breadcrumbs"');
    const homes = all(html, /<a href="([^"]+)" lang="[^"]+" dir="[^"]+" hrefLang/gu);
    expect(homes).toEqual(['/', '/en/', '/es/']);
  },
);
