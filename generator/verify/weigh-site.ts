/** What a site weighs as visitors get it: compressed as well as can be. */
import { baseScript } from '../../templates/typefaces/scripts.ts';
import type { Assets } from '../bundle/assets.ts';
import { type Compress, mapInTurns } from '../emit/compress-files.ts';
import { isText } from '../emit/hosts/content-types.ts';
import type { PageModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { cutFirstPaint } from '../render/document.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
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
  readonly assets: Assets;
  readonly sizeOf: SizeOf;
};

/** The size of files together, by their addresses such as `/assets/main-ABC.js`; nothing weighs what is not there. */
export type SizeOf = (...addresses: readonly string[]) => number;

/** What is weighed of a built site. */
type Weighable = {
  readonly pages: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  readonly assets: Assets;
};

/** Weighs every file of a built site that visitors fetch. */
export async function weighSite(
  { pages: rendered, files, assets }: Weighable,
  compress: Compress,
): Promise<SiteWeight> {
  const sizeOf = await weighFiles(files, compress);
  const pages = await mapInTurns(rendered, async ({ page, file }) => {
    const html = String(file.contents);
    const { own, foreign } = listRequests(html);
    // A page fetches the fonts of its script, and those of the base where it names something in it; tests in a browser say so.
    const fonts = new Set(
      [page.language.script, baseScript].flatMap((code) => assets.fontsByScript[code] ?? []),
    );
    const fetched = [`/${file.path}`, ...own, ...fonts];
    const pictures = own.filter((address) => /\.(?:avif|gif|jpe?g|png|webp)$/u.test(address));
    const firstPart = await compress(cutFirstPaint(html), 'br');
    return {
      page,
      html: sizeOf(`/${file.path}`),
      firstVisit: sizeOf(...fetched),
      requests: fetched.length + foreign.length,
      foreign: foreign.length,
      firstPaint: sizeOf(assets.stylesheet.href) + firstPart.byteLength,
      picture: Math.max(0, ...pictures.map((picture) => sizeOf(picture))),
    };
  });
  return { pages, assets, sizeOf };
}

async function weighFiles(files: readonly OutputFile[], compress: Compress): Promise<SizeOf> {
  const sizes = await mapInTurns(files, async ({ path, contents }) => {
    const bytes = isText(path) ? await compress(contents, 'br') : contents;
    return [`/${path}`, Buffer.byteLength(bytes)] as const;
  });
  const known = new Map<string, number>(sizes);
  return (...addresses) => addresses.reduce((sum, address) => sum + (known.get(address) ?? 0), 0);
}
