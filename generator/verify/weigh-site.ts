/** What a site weighs as visitors get it: compressed as well as can be. */
import { type ScriptCode, scriptCodes } from '../../templates/typefaces/scripts.ts';
import type { Assets } from '../bundle/assets.ts';
import { type Compress, mapInTurns } from '../emit/compress-files.ts';
import { isText } from '../emit/hosts/content-types.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { cutFirstPaint } from '../render/document.ts';
import { listPages } from './pages.ts';
import { listRequests } from './weigh-page.ts';

/** One page. Sizes are bytes. */
export type PageWeight = {
  readonly page: PageModel;
  /** The document alone. */
  readonly html: number;
  /** The document and all that it asks for. */
  readonly firstVisit: number;
  readonly requests: number;
  /** Requests to other sites. */
  readonly foreign: number;
  /** Style sheet and document up to the first section. */
  readonly firstPaint: number;
  /** The heaviest photograph or drawing made of pixels. */
  readonly picture: number;
};

/** The whole site. Sizes are bytes. */
export type SiteWeight = {
  readonly pages: readonly PageWeight[];
  readonly styles: number;
  readonly scripts: ReturnType<typeof weighScripts>;
  /** What a page fetches, by the script of its language. */
  readonly fonts: ReadonlyMap<ScriptCode, number>;
};

/** Weighs every file of a built site that visitors fetch. */
export async function weighSite(
  { files, model, assets }: { files: readonly OutputFile[]; model: SiteModel; assets: Assets },
  compress: Compress,
): Promise<SiteWeight> {
  const sizes = await weighFiles(files, compress);
  const fonts = new Map(scriptCodes.map((code) => [code, sizes.sum(assets.fontsByScript[code] ?? [])]));
  const pages = await mapInTurns(listPages(files, model), async ({ page, path, html }) => {
    const { own, foreign } = listRequests(html);
    // A page fetches all the fonts of its script; a test in a browser says so.
    const fetched = [`/${path}`, ...own, ...(assets.fontsByScript[page.language.script] ?? [])];
    const pictures = own.filter((address) => /\.(?:avif|gif|jpe?g|png|webp)$/u.test(address));
    const firstPart = await compress(cutFirstPaint(html), 'br');
    return {
      page,
      html: sizes.of(`/${path}`),
      firstVisit: sizes.sum(fetched),
      requests: fetched.length + foreign.length,
      foreign: foreign.length,
      firstPaint: sizes.of(assets.stylesheet.href) + firstPart.byteLength,
      picture: Math.max(0, ...pictures.map(sizes.of)),
    };
  });
  return { pages, styles: sizes.of(assets.stylesheet.href), scripts: weighScripts(assets, sizes), fonts };
}

type Sizes = Awaited<ReturnType<typeof weighFiles>>;

/** Compressed sizes by address in the output, such as `/assets/main-ABC.js`; nothing weighs what is not there. */
async function weighFiles(files: readonly OutputFile[], compress: Compress) {
  const sizes = await mapInTurns(files, async ({ path, contents }) => {
    const bytes = isText(path) ? await compress(contents, 'br') : contents;
    return [`/${path}`, Buffer.byteLength(bytes)] as const;
  });
  const known: ReadonlyMap<string, number> = new Map(sizes);
  const of = (address: string) => known.get(address) ?? 0;
  return {
    of,
    sum: (addresses: readonly string[]) => addresses.reduce((sum, address) => sum + of(address), 0),
  };
}

/** Scripts, by when a visitor fetches them. */
function weighScripts({ script, laterScripts: { shared, byIntent } }: Assets, sizes: Sizes) {
  return {
    /** What every page runs. */
    core: sizes.of(script.href),
    /** What all islands share. */
    shared: sizes.sum(shared),
    /** What is fetched by intent, each with all that only it needs. */
    lazy: byIntent.map(({ name, addresses }) => ({ name, bytes: sizes.sum(addresses) })),
  };
}
