/** What a site weighs as visitors get it: compressed as well as can be. */
import type { Assets } from '../bundle/assets.ts';
import { type Compress, mapInTurns } from '../emit/compress-files.ts';
import { isText } from '../emit/hosts/content-types.ts';
import { fontFiles } from '../fonts/font-plan.ts';
import type { ScriptCode } from '../fonts/scripts.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { outputPathOf } from '../routes/addresses.ts';
import { cutFirstPaint, listRequests } from './weigh-page.ts';
import { type ScriptFiles, type ScriptWeights, weighScripts } from './weigh-scripts.ts';

/** A built site. */
export type WeighedSite = {
  readonly files: readonly OutputFile[];
  readonly model: SiteModel;
  readonly assets: Assets;
};

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
  readonly scripts: ScriptWeights;
  /** What a page fetches, by the script of its language. */
  readonly fonts: ReadonlyMap<ScriptCode, number>;
};

/** Weighs every file that visitors fetch. */
export async function weighSite(site: WeighedSite, compress: Compress): Promise<SiteWeight> {
  const sizes = await weighFiles(site.files, compress);
  const scale: Scale = {
    sizes,
    styles: sizes.get(site.assets.stylesheet.href) ?? 0,
    fonts: weighFonts(site, sizes),
    weigh: async (text) => (await compress(text, 'br')).byteLength,
  };
  const documents = new Map(site.files.map(({ path, contents }) => [path, contents]));
  const pages = await mapInTurns(
    site.model.languages.flatMap((language) => language.pages),
    (page) => weighPage(page, String(documents.get(outputPathOf(page.address))), scale),
  );
  const scripts = weighScripts(listScripts(site.files, sizes), site.assets.script.href);
  return {
    pages,
    styles: scale.styles,
    scripts,
    fonts: new Map([...scale.fonts].map(([key, { bytes }]) => [key, bytes])),
  };
}

/** Compressed size by address in the output, such as `/assets/main-ABC.js`. */
type Sizes = ReadonlyMap<string, number>;
type FontWeight = { readonly bytes: number; readonly files: number };
type Scale = {
  readonly sizes: Sizes;
  readonly styles: number;
  readonly fonts: ReadonlyMap<ScriptCode, FontWeight>;
  readonly weigh: (text: string) => Promise<number>;
};

async function weighPage(page: PageModel, html: string, scale: Scale): Promise<PageWeight> {
  const { own, foreign } = listRequests(html);
  const fonts = scale.fonts.get(page.language.script) ?? { bytes: 0, files: 0 };
  const document = await scale.weigh(html);
  const others = own.map((address) => scale.sizes.get(address) ?? 0);
  const pictures = own.filter((address) => /\.(?:avif|gif|jpe?g|png|webp)$/u.test(address));
  return {
    page,
    html: document,
    firstVisit: others.reduce((sum, size) => sum + size, document + fonts.bytes),
    requests: 1 + others.length + fonts.files + foreign.length,
    foreign: foreign.length,
    firstPaint: scale.styles + (await scale.weigh(cutFirstPaint(html))),
    picture: Math.max(0, ...pictures.map((address) => scale.sizes.get(address) ?? 0)),
  };
}

async function weighFiles(files: readonly OutputFile[], compress: Compress): Promise<Sizes> {
  const sizes = await mapInTurns(files, async ({ path, contents }) => {
    const bytes = isText(path) ? await compress(contents, 'br') : contents;
    return [`/${path}`, Buffer.byteLength(bytes)] as const;
  });
  return new Map(sizes);
}

/** A page fetches all the fonts of its script; a test in a browser says so. */
function weighFonts({ files }: WeighedSite, sizes: Sizes): ReadonlyMap<ScriptCode, FontWeight> {
  const weights = new Map<ScriptCode, FontWeight>();
  for (const { name, script } of fontFiles) {
    const file = files.find(({ path }) => path.startsWith(`assets/${name}-`));
    const earlier = weights.get(script) ?? { bytes: 0, files: 0 };
    const bytes = earlier.bytes + (sizes.get(`/${file?.path}`) ?? 0);
    weights.set(script, { bytes, files: earlier.files + 1 });
  }
  return weights;
}

function listScripts(files: readonly OutputFile[], sizes: Sizes): ScriptFiles {
  return new Map(
    files
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path, contents }) => [
        `/${path}`,
        { source: Buffer.from(contents).toString('utf8'), bytes: sizes.get(`/${path}`) ?? 0 },
      ]),
  );
}
