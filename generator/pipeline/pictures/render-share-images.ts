import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { expectDefined } from '../../../schema/expect-defined.ts';
import {
  buildShareImage,
  drawShareImage,
  type HomeProps,
  type ShareSubject,
  shareImageSize,
} from '../../../templates/share/draw-share-image.ts';
import { drawText, type Measure, parseColors, type TextStyle } from '../../../templates/share/drawing.ts';
import { type Cache, noCache } from '../../cache/cache.ts';
import { noTrackedCache, type TrackedCache } from '../../cache/tracked-cache.ts';
import { programRoot } from '../../files/hash.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { pictureFonts } from '../../text/fonts.ts';
import { type LanguageModel, propsOf, type SiteModel } from '../model/site-model.ts';
import { buildManifests } from './build-manifests.ts';

/** Folder of the pictures that other sites may load, in the output. */
export const shareFolder = 'share';

type ShareImage = {
  /** Address on the site, such as `/share/preview-ar-1a2b3c4d.png`. */
  readonly href: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

export type Pictures = {
  readonly files: readonly OutputFile[];
  readonly shareImageOf: (language: { readonly tag: string }) => ShareImage;
};

type PictureOptions = {
  readonly projectRoot: string;
  /** @default every picture is drawn */
  readonly cache?: Cache | undefined;
  readonly tracked?: TrackedCache;
};

/** Equal content gives equal bytes and names. */
export async function renderPictures(
  model: SiteModel,
  { projectRoot, cache = noCache, tracked = noTrackedCache }: PictureOptions,
): Promise<Pictures> {
  const colors = parseColors(await readFile(path.join(projectRoot, 'templates/styles/tokens.css'), 'utf8'));
  const images = await Promise.all(
    model.languages.map(async (language) => {
      const { tag } = language.language;
      const { subject, alt } = tracked.track(`share image ${tag}`, colors, () =>
        buildShareImage(homeOf(language), colors),
      );
      const contents = await cache.getOrComputeAsync('pictures', subject, () => renderShareImage(subject));
      const file = `${shareFolder}/preview-${tag}-${hash('sha256', contents).slice(0, 8)}.png`;
      return { tag, file: { path: file, contents }, image: { href: `/${file}`, ...shareImageSize, alt } };
    }),
  );
  const byTag = new Map(images.map(({ tag, image }) => [tag, image]));
  return {
    files: [
      ...images.map(({ file }) => file),
      ...tracked.track('manifests', colors, () => buildManifests(model, colors)),
    ],
    shareImageOf: ({ tag }) => expectDefined(byTag.get(tag), `The share image of ${tag}`),
  };
}

function homeOf({ pages, language }: LanguageModel): HomeProps {
  const home = pages.find(({ route }) => route.path === '/');
  // The schema of the home page defines its props.
  return propsOf(expectDefined(home, `The home page in ${language.name}`)) as HomeProps;
}

/** Folder of the fonts, which `npm run site -- fonts` writes. */
export const fontFolder = path.join(programRoot, 'generator/pipeline/pictures/fonts');

const fontOptions: ResvgRenderOptions = {
  font: {
    fontFiles: pictureFonts.map(({ name }) => path.join(fontFolder, `${name}.ttf`)),
    loadSystemFonts: false,
  },
};

export const renderShareImage = async (subject: ShareSubject): Promise<Uint8Array> =>
  renderSvg(drawShareImage(subject, await loadMeasure()));

export async function renderSvg(svg: string): Promise<Uint8Array> {
  // Loaded on demand, because most builds have all pictures in their cache.
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, fontOptions)).asPng();
}

export async function loadMeasure(): Promise<Measure> {
  const { Resvg } = await import('@resvg/resvg-js');
  const measure = (text: string, style: TextStyle) => {
    const line = drawText(text, { dir: 'ltr', x: 0, y: 0, style });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${line}</svg>`;
    return new Resvg(svg, fontOptions).getBBox()?.width ?? 0;
  };
  // The width grows with the size, and one measurement reads all fonts.
  const widths = new Map<string, number>();
  return (text, { size, ...style }) => {
    const key = JSON.stringify([text, style]);
    const width = widths.get(key) ?? measure(text, { ...style, size: 100 });
    widths.set(key, width);
    return (width * size) / 100;
  };
}
