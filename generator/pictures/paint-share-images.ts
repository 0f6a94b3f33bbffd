/** Paints the share image of each kind of page in each language. */
import { hash } from 'node:crypto';
import type { PageName } from '../../schema/index.ts';
import type { PageProps } from '../../templates/page-context.ts';
import type { Colours } from '../../templates/share/colours.ts';
import { shareImageSize } from '../../templates/share/draw-share-image.ts';
import {
  planShare,
  type ShareKind,
  type ShareLanguage,
  shareKinds,
  usualShare,
} from '../../templates/share/share-images.ts';
import { kindOf } from '../model/kind-of.ts';
import type { LanguageModel, SiteModel } from '../model/site-model.ts';
import type { Painter } from './painter.ts';
import type { Pictures, ShareImage } from './pictures.ts';

/** The images as files, and which belongs to a page. */
export async function paintShareImages(
  model: SiteModel,
  colours: Colours,
  painter: Painter,
): Promise<Pictures> {
  const painted = new Map<string, PaintedImage>();
  for (const language of model.languages) {
    for (const kind of shareKinds) {
      painted.set(keyOf(kind, language), await paintOne(kind, language, { colours, painter }));
    }
  }
  return {
    files: [...painted.values()].map(({ image, bytes }) => ({ path: image.href.slice(1), contents: bytes })),
    shareImageOf: (page) => {
      const found = painted.get(keyOf(kindOf(page).share ?? usualShare, page));
      if (found === undefined) throw new Error(`${page.address} has no share image.`);
      return found.image;
    },
  };
}

type PaintedImage = { readonly image: ShareImage; readonly bytes: Uint8Array };

async function paintOne(
  kind: ShareKind,
  language: LanguageModel,
  { colours, painter }: { readonly colours: Colours; readonly painter: Painter },
): Promise<PaintedImage> {
  const { subject, alt } = planShare(kind, viewLanguage(language), colours);
  const bytes = await painter(subject);
  const sum = hash('sha256', bytes).slice(0, 8);
  return {
    image: {
      href: `/assets/share-${kind}-${language.language.tag}-${sum}.png`,
      ...shareImageSize,
      alt,
    },
    bytes,
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

function keyOf(kind: ShareKind, { language }: Pick<LanguageModel, 'language'>): string {
  return `${kind} ${language.tag}`;
}
