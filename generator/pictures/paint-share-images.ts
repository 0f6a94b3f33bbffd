/** Paints the share image of each kind of page in each language. */
import { hash } from 'node:crypto';
import type { LanguageModel, SiteModel } from '../model/site-model.ts';
import type { Colours } from './colours.ts';
import { type ShareSubject, shareImageSize } from './draw-share-image.ts';
import type { Painter } from './painter.ts';
import type { Pictures, ShareImage } from './pictures.ts';
import { type ShareKind, shareHeadingOf, shareKindOf, shareKinds } from './share-kinds.ts';

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
      const found = painted.get(keyOf(shareKindOf(page), page));
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
  const subject = planSubject(kind, language, colours);
  const bytes = await painter.paint(subject);
  const sum = hash('sha256', bytes).slice(0, 8);
  return {
    image: {
      href: `/assets/share-${kind}-${language.language.tag}-${sum}.png`,
      ...shareImageSize,
      alt: contextOf(language).ui.share.alt({ heading: subject.heading }),
    },
    bytes,
  };
}

function planSubject(kind: ShareKind, language: LanguageModel, colours: Colours): ShareSubject {
  const { ui, phones, license } = contextOf(language);
  return {
    dir: language.language.dir,
    name: ui.agency.name,
    heading: shareHeadingOf(kind, language),
    phone: phones.main.text,
    license: ui.common.license({ number: license.number }),
    colours,
  };
}

/** What all pages of a language share. */
function contextOf({ pages, language }: LanguageModel) {
  const [page] = pages;
  if (page === undefined) throw new Error(`The site has no page in ${language.name}.`);
  return page.context;
}

function keyOf(kind: ShareKind, { language }: Pick<LanguageModel, 'language'>): string {
  return `${kind} ${language.tag}`;
}
