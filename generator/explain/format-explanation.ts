/** What `site explain` says of a page and of a line, for a person. */
import type { Paint } from '../diagnostics/paint.ts';
import type { Found } from './explain-line.ts';
import type { PageOrigin } from './explain-page.ts';

/** The page's own files line by line, then what it read elsewhere, a file in a row. */
export function formatOrigin({ address, template, sources }: PageOrigin, paint: Paint): string {
  const [own = [], others = []] = [true, false].map((isOwn) =>
    sources.filter((source) => source.isOwn === isOwn),
  );
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

/** What a line shows, and where. */
export type LineExplanation = Found & {
  readonly file: string;
  readonly line: number;
  /** Dotted name; empty for the whole file. */
  readonly field: string;
  /** How many pages the site has. */
  readonly of: number;
};

/** The field that stands on the line, and the pages that show it. */
export function formatLine(
  { file, line, field, pages, isShown, isInScripts, of }: LineExplanation,
  paint: Paint,
): string {
  const what = field === '' ? file : `${file}:${line}  ${field}`;
  const many = pages.length === of ? 'All' : pages.length === 0 ? 'None' : `${pages.length}`;
  const how = isShown ? 'show it' : 'were made with it; which of them show it cannot be told';
  const list = pages.length === of ? [] : pages.map((address) => `  ${address}`);
  const scripts = isInScripts ? ' It is in a script that pages load.' : '';
  return [paint.heading(what), `${many} of ${of} pages ${how}.${scripts}`, ...list, ''].join('\n');
}
