/** Paints the share image of each kind of page in each language. */
import { hash } from 'node:crypto';
import type { PageName } from '../../schema/index.ts';
import type { PageProps } from '../../templates/page-context.ts';
import type { Colours } from '../../templates/share/colours.ts';
import { shareImageSize } from '../../templates/share/draw-share-image.ts';
import { planShare, type ShareLanguage, shareKinds, usualShare } from '../../templates/share/share-images.ts';
import { kindOf } from '../model/kind-of.ts';
import type { Memory } from '../model/memory.ts';
import type { LanguageModel, SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import type { Painter } from './painter.ts';
import type { Pictures, ShareImage } from './pictures.ts';

/** The images as files, and which belongs to a page: its name is known before it is painted. */
export function paintShareImages(
  model: SiteModel,
  colours: Colours,
  { painter, memory: { recall } }: { readonly painter: Painter; readonly memory: Memory },
): Pictures {
  const files: Promise<OutputFile>[] = [];
  const images = new Map<string, ShareImage>();
  for (const language of model.languages) {
    const { tag } = language.language;
    for (const kind of shareKinds) {
      const { subject, alt } = recall(`share image ${kind} ${tag}`, colours, () =>
        planShare(kind, viewLanguage(language), colours),
      );
      const { key, bytes } = painter(subject);
      const path = `assets/share-${kind}-${tag}-${hash('sha256', key).slice(0, 8)}.png`;
      files.push(bytes.then((contents) => ({ path, contents })));
      images.set(`${kind} ${tag}`, { href: `/${path}`, ...shareImageSize, alt });
    }
  }
  return {
    files: Promise.all(files),
    shareImageOf: (page) => {
      const image = images.get(`${kindOf(page).share ?? usualShare} ${page.language.tag}`);
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
