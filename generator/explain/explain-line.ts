/**
 * Which pages show what stands in a place of the content. What a page reads says too much: each reads all titles of
 * posts, to show three. So the place is changed, and the site made again; pages that are the same do not show it.
 */
import { formatKey, isPlainObject } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import { type BuildOptions, type BuiltSite, makeSite } from '../build-site.ts';
import { listComparable } from '../compare/compare-sites.ts';
import { createFinder } from '../diagnostics/index.ts';
import type { Paint } from '../diagnostics/paint.ts';
import { planRoutes } from '../routes/plan-routes.ts';
import { keyOf } from '../store/keys.ts';
import type { ContentFile } from '../validate/content-file.ts';

/** A value of a content file; an empty path is the whole file. */
export type ContentPlace = { readonly file: string; readonly path: DataPath };

/** Addresses of pages, in the order of the site. */
type Found = {
  readonly pages: readonly string[];
  /** Whether they show the value; else it was read for them, and more is not known. */
  readonly isShown: boolean;
  /** Whether the value is in a script, too, such as an answer that is given after a press. */
  readonly isInScripts: boolean;
};

/** What stands in a place, and the pages that show it. */
type LineExplanation = Awaited<ReturnType<typeof explainLine>>;

/** Looks for the place, and for the pages that show it. */
export async function explainLine(place: ContentPlace, site: BuiltSite, options: BuildOptions) {
  const texts = new Map(site.content.map(({ source }) => [source.path, source.text]));
  const { file, span } = createFinder((name) => texts.get(name))({ ...place, part: 'key' });
  const found = await findPagesOf(place, site, options);
  return { file, line: span.line, field: formatKey(place.path), ...found, of: site.pages.length };
}

/** The pages that change when the value does. */
async function findPagesOf(place: ContentPlace, site: BuiltSite, options: BuildOptions): Promise<Found> {
  const before = textsOf(site);
  const routes = planRoutes(site.content);
  for (const change of [changeAny, changeFiguresAndTexts]) {
    const content = site.content.map((file) => changeFile(file, place, change));
    // Code may rely on what was changed, such as the name of a record.
    const changed = await makeSite(content, routes, options).catch(() => undefined);
    if (changed?.site === undefined) continue;
    const after = textsOf(changed.site);
    const pages = [...before.keys()].filter((address) => after.get(address) !== before.get(address));
    const isInScripts = scriptsOf(changed.site) !== scriptsOf(site);
    if (change === changeAny || isInScripts || pages.length > 0) return { pages, isShown: true, isInScripts };
  }
  return { pages: pagesThatRead(place, site), isShown: false, isInScripts: false };
}

function pagesThatRead(
  { file, path: [field] }: ContentPlace,
  { model, readsOf }: BuiltSite,
): readonly string[] {
  const isMeant = (read: string) =>
    read === file || (field === undefined ? read.startsWith(`${file}#`) : read === `${file}#${field}`);
  const pages = model.languages.flatMap((language) => language.pages.map(({ address }) => address));
  return pages.filter((address) => readsOf(`page ${address}`).some(isMeant));
}

/** The names of scripts, which change with what they hold. */
const scriptsOf = ({ files }: BuiltSite) =>
  files.flatMap(({ path }) => (path.endsWith('.js') ? path : [])).join();

/** HTML by address. */
const textsOf = (site: BuiltSite): ReadonlyMap<string, string> =>
  new Map(listComparable(site).map(({ page, html }) => [page.address, html]));

type Change = (value: unknown) => unknown;

const changeAny: Change = (value) =>
  typeof value === 'string' ? `${value}x` : typeof value === 'number' ? value + 1 : !value;

/** Leaves alone what may be the name of something. */
const changeFiguresAndTexts: Change = (value) => {
  const isName = typeof value === 'string' && /^[\w-]*$/u.test(value);
  return isName || typeof value === 'boolean' ? value : changeAny(value);
};

function changeFile(file: ContentFile, { file: path, path: at }: ContentPlace, change: Change): ContentFile {
  if (file.source.path !== path) return file;
  const record = changeAt(file.record, at, change);
  return { ...file, source: { ...file.source, hash: keyOf(record) }, record };
}

/** Changes every value at or below a path. */
function changeAt(value: unknown, [step, ...rest]: DataPath, change: Change): unknown {
  const within = (key: string | number, inner: unknown) =>
    step === undefined || step === key ? changeAt(inner, rest, change) : inner;
  if (Array.isArray(value)) return value.map((item: unknown, index) => within(index, item));
  if (!isPlainObject(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(key, inner)]));
}

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
