/** What a page is made of: the files and fields that were read for it, and its template; found and told. */
import type { BuiltSite } from '../build-site.ts';
import { createFinder } from '../diagnostics/index.ts';
import type { Paint } from '../diagnostics/paint.ts';
import type { PageModel } from '../model/site-model.ts';
import { kindsOf } from '../routes/route.ts';
import { pathOf } from '../validate/content-paths.ts';

/** What a page is made of. */
type PageOrigin = ReturnType<typeof explainPage>;

/** Looks a page up in the records of the build; its own files come first. */
export function explainPage({ address, route: { target }, language }: PageModel, site: BuiltSite) {
  const own = kindsOf(target, [language.tag]).map(pathOf);
  const texts = new Map(site.content.map(({ source }) => [source.path, source.text]));
  const find = createFinder((file) => texts.get(file));
  const byFile = Map.groupBy(site.readsOf(`page ${address}`), (read) => read.split('#')[0] ?? '');
  const sources = Array.from(byFile, ([file, reads]) => ({
    /** Or a folder of which the list of files was read. */
    file,
    /** Whether it is of this page alone. */
    isOwn: own.includes(file),
    /** With the lines on which they begin. */
    fields: reads
      .flatMap((read) => read.split('#')[1] ?? [])
      .map((field) => ({ field, line: find({ file, path: [field], part: 'key' }).span.line }))
      .sort((a, b) => a.line - b.line),
  }));
  const part = target.type === 'page' ? 'page' : 'record';
  return {
    address,
    template: `templates/pages/${target.name}/${part}.tsx`,
    sources: sources.sort((a, b) => Number(b.isOwn) - Number(a.isOwn)),
  };
}

/** The page's own files line by line, then what it read elsewhere, a file in a row. */
export function formatOrigin({ address, template, sources }: PageOrigin, paint: Paint): string {
  const { own = [], others = [] } = Object.groupBy(sources, ({ isOwn }) => (isOwn ? 'own' : 'others'));
  return [
    paint.heading(`${address} is made of`),
    '',
    ...own.flatMap(({ file, fields }) => fields.map(({ field, line }) => `  ${file}:${line}  ${field}`)),
    `  ${template}`,
    '',
    paint.heading('It also read, for lists, links and what is the same on every page'),
    '',
    ...others.map((source) => `  ${source.file}  ${listFields(source)}`.trimEnd()),
    '',
  ].join('\n');
}

const listFields = ({ file, fields }: PageOrigin['sources'][number]): string =>
  file.endsWith('/')
    ? '(which files are there)'
    : fields.map(({ field, line }) => `${field}:${line}`).join(', ');
