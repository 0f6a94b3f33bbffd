/** What the site shows where it is not open itself: in link previews and on home screens. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseColours } from '../../templates/share/colours.ts';
import type { SiteModel } from '../model/site-model.ts';
import { paintShareImages } from './paint-share-images.ts';
import { createPainter } from './painter.ts';
import type { PictureCache } from './picture-cache.ts';
import type { Pictures } from './pictures.ts';
import { planManifests } from './plan-manifests.ts';

/** Where the colours stand. */
const tokens = 'templates/styles/tokens.css';

/** What drawing needs beside the model. */
export type PictureOptions = {
  /** Folder that holds `templates/`. */
  readonly projectRoot: string;
  /** Pictures of an earlier run. */
  readonly cache: PictureCache;
};

/** The pictures of the site, and what the next run may keep. Same content, same bytes and names. */
export async function paintPictures(
  model: SiteModel,
  { projectRoot, cache }: PictureOptions,
): Promise<{ readonly pictures: Pictures; readonly cache: PictureCache }> {
  const colours = parseColours(await readFile(path.join(projectRoot, tokens), 'utf8'));
  const painter = createPainter(cache);
  const shared = await paintShareImages(model, colours, painter);
  return {
    pictures: {
      files: [...shared.files, ...planManifests(model, colours)],
      shareImageOf: shared.shareImageOf,
    },
    cache: painter.painted(),
  };
}
