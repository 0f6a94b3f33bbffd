/** What the site shows where it is not open itself: in link previews and on home screens. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageName } from '../../../schema/index.ts';
import type { PageProps } from '../../../templates/page-context.ts';
import { parseColours } from '../../../templates/share/colours.ts';
import { shareImageSize } from '../../../templates/share/draw-share-image.ts';
import {
  planShare,
  type ShareLanguage,
  shareKinds,
  usualShare,
} from '../../../templates/share/share-images.ts';
import { type Cache, noCache } from '../../cache/cache.ts';
import { noTrackedCache, type TrackedCache } from '../../cache/tracked-cache.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { pageTypeOf } from '../model/page-type-of.ts';
import type { LanguageModel, PageModel, SiteModel } from '../model/site-model.ts';
import { createPainter } from './painter.ts';
import { planManifests } from './plan-manifests.ts';
import type { Rasteriser } from './rasteriser.ts';

/** What link previews show beside a page. */
type ShareImage = {
  /** Address on the site, such as `/assets/share-home-ar-1a2b3c4d.png`. */
  readonly href: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, in words. */
  readonly alt: string;
};

/** All pictures. */
export type Pictures = Awaited<ReturnType<typeof paintPictures>>;

/** What drawing needs beside the model. */
type PictureOptions = {
  /** Folder that holds `templates/`. */
  readonly projectRoot: string;
  /** @default every picture is drawn */
  readonly cache?: Cache | undefined;
  readonly tracked?: TrackedCache;
  /** Stays open. @default one that is opened when it is needed and ends with the last picture */
  readonly rasteriser?: Rasteriser | undefined;
};

/**
 * The pictures of the site, a share image for each kind of page in each language; those of earlier runs from the cache.
 * Others may still be painted, but their names are known. Same content, same bytes and names.
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
    for (const kind of shareKinds) {
      const { subject, alt } = tracked.track(`share image ${kind} ${tag}`, colours, () =>
        planShare(kind, viewLanguage(language), colours),
      );
      const { key, bytes } = paint(subject);
      const name = `assets/share-${kind}-${tag}-${hash('sha256', key).slice(0, 8)}.png`;
      files.push(bytes.then((contents) => ({ path: name, contents })));
      images.set(`${kind} ${tag}`, { href: `/${name}`, ...shareImageSize, alt });
    }
  }
  const manifests = tracked.track('manifests', colours, () => planManifests(model, colours));
  void Promise.allSettled(files).then(close);
  const all = Promise.all([...files, ...manifests]);
  // A picture that cannot be drawn is reported by whoever waits for the files, which may be nobody.
  all.catch(() => undefined);
  return {
    /** Share images and manifests, to be written. Pages need not wait for them. */
    files: all,
    /** The share image of a page; every page has one. */
    shareImageOf: (page: PageModel): ShareImage => {
      const image = images.get(`${pageTypeOf(page).share ?? usualShare} ${page.language.tag}`);
      if (image === undefined) throw new Error(`${page.address} has no share image.`);
      return image;
    },
  };
}

/** The words of a language as its images take them. */
export function viewLanguage({ pages, language }: LanguageModel): ShareLanguage {
  const [first] = pages;
  if (first === undefined) throw new Error(`The site has no page in ${language.name}.`);
  return { wordsOf: (name) => wordsOf(name, pages), context: first.context };
}

function wordsOf<Name extends PageName>(name: Name, pages: LanguageModel['pages']): PageProps<Name>['words'] {
  const page = pages.find(({ route: { target } }) => target.type === 'page' && target.name === name);
  if (page === undefined) throw new Error(`The model has no page ${name}.`);
  // The words of a page have the shape of its schema.
  return page.words as PageProps<Name>['words'];
}
