/** Draws the share images and plans the web manifests. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageName } from '../../../schema/index.ts';
import type { PageProps } from '../../../templates/page-context.ts';
import { parseColours } from '../../../templates/share/colours.ts';
import { shareImageSize } from '../../../templates/share/draw-share-image.ts';
import {
  defaultShareImage,
  planShare,
  type ShareTexts,
  shareImageNames,
} from '../../../templates/share/share-images.ts';
import { type Cache, noCache } from '../../cache/cache.ts';
import { noTrackedCache, type TrackedCache } from '../../cache/tracked-cache.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { pageTypeOf } from '../model/page-type-of.ts';
import type { LanguageModel, PageModel, SiteModel } from '../model/site-model.ts';
import { createPainter } from './painter.ts';
import { planManifests } from './plan-manifests.ts';
import type { Rasteriser } from './rasteriser.ts';

/** Folder of the pictures that other sites may load, in the output. */
export const shareFolder = 'share';

/** The share image of a page, which link previews show. */
type ShareImage = {
  /** Address on the site, such as `/share/home-ar-1a2b3c4d.png`. */
  readonly href: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The alternative text. */
  readonly alt: string;
};

/** The share images and web manifests of a build. */
export type Pictures = Awaited<ReturnType<typeof paintPictures>>;

/** Options of drawing. */
type PictureOptions = {
  /** Folder that contains `templates/`. */
  readonly projectRoot: string;
  /** @default every picture is drawn */
  readonly cache?: Cache | undefined;
  readonly tracked?: TrackedCache;
  /** A rasteriser that remains open. @default a rasteriser that is closed after the last picture */
  readonly rasteriser?: Rasteriser | undefined;
};

/**
 * Draws every share image in each language, unless it is cached. Returns when the names are computed, before
 * all images are drawn. Equal content gives equal bytes and names.
 */
export async function paintPictures(
  model: SiteModel,
  { projectRoot, cache = noCache, tracked = noTrackedCache, rasteriser }: PictureOptions,
) {
  const colours = parseColours(await readFile(path.join(projectRoot, 'templates/styles/tokens.css'), 'utf8'));
  const { paint, close } = createPainter(cache, rasteriser);
  const files: Promise<OutputFile>[] = [];
  const images = new Map<string, ShareImage>();
  for (const language of model.languages) {
    const { tag } = language.language;
    for (const imageName of shareImageNames) {
      const { subject, alt } = tracked.track(`share image ${imageName} ${tag}`, colours, () =>
        planShare(imageName, shareTextsOf(language), colours),
      );
      const { key, bytes } = paint(subject);
      const file = `${shareFolder}/${imageName}-${tag}-${hash('sha256', key).slice(0, 8)}.png`;
      files.push(bytes.then((contents) => ({ path: file, contents })));
      images.set(`${imageName} ${tag}`, { href: `/${file}`, ...shareImageSize, alt });
    }
  }
  const manifests = tracked.track('manifests', colours, () => planManifests(model, colours));
  void Promise.allSettled(files).then(close);
  const all = Promise.all([...files, ...manifests]);
  // A rejection without a handler would end the process. Callers that await the files handle it themselves.
  all.catch(() => undefined);
  return {
    /** Share images and manifests. The images are drawn while pages are rendered. */
    files: all,
    shareImageOf: (page: PageModel): ShareImage => {
      const image = images.get(`${pageTypeOf(page).share ?? defaultShareImage} ${page.language.tag}`);
      if (image === undefined) throw new Error(`${page.address} has no share image.`);
      return image;
    },
  };
}

export function shareTextsOf({ pages, language }: LanguageModel): ShareTexts {
  const [first] = pages;
  if (first === undefined) throw new Error(`The site has no page in ${language.name}.`);
  return { textsOf: (name) => textsOf(name, pages), context: first.context };
}

function textsOf<Name extends PageName>(name: Name, pages: LanguageModel['pages']): PageProps<Name>['texts'] {
  const page = pages.find(({ route: { target } }) => target.type === 'page' && target.name === name);
  if (page === undefined) throw new Error(`The model has no page ${name}.`);
  // The texts of a page have the type of its schema.
  return page.texts as PageProps<Name>['texts'];
}
