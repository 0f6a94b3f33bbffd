/** What the site shows where it is not open itself: in link previews and on home screens. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseColours } from '../../templates/share/colours.ts';
import { type Memory, noMemory } from '../model/memory.ts';
import type { SiteModel } from '../model/site-model.ts';
import { openEmptyStore, type Store } from '../store/store.ts';
import { paintShareImages } from './paint-share-images.ts';
import { createPainter, hashPainter } from './painter.ts';
import type { Pictures } from './pictures.ts';
import { planManifests } from './plan-manifests.ts';

/** Where the colours stand. */
const tokens = 'templates/styles/tokens.css';

/** What drawing needs beside the model. */
type PictureOptions = {
  /** Folder that holds `templates/`. */
  readonly projectRoot: string;
  /** Where pictures of earlier runs are found. @default an empty one */
  readonly store?: Store | undefined;
  /** What is to be drawn, as far as its content did not change. @default nothing */
  readonly memory?: Memory;
};

/**
 * The pictures of the site, those of earlier runs from the store; others may still be painted. Same content, same
 * bytes and names.
 */
export async function paintPictures(
  model: SiteModel,
  { projectRoot, store = openEmptyStore(), memory = noMemory }: PictureOptions,
): Promise<Pictures> {
  const colours = parseColours(await readFile(path.join(projectRoot, tokens), 'utf8'));
  const painter = createPainter(store, memory.derive('painter', hashPainter)());
  const shared = paintShareImages(model, colours, { painter, memory });
  const manifests = memory.recall('manifests', colours, () => planManifests(model, colours));
  return { ...shared, files: shared.files.then((files) => [...files, ...manifests]) };
}
