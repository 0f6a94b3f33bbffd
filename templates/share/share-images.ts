/** Defines the share images: one for each language and group of page types. */

import type { PageName } from '../../schema/index.ts';
import { splitAtPlaceholder } from '../components/interpolate-element.tsx';
import type { PageContext, PageProps } from '../page-context.ts';
import type { Colours } from './colours.ts';
import type { ShareSubject } from './draw-share-image.ts';

export const shareImageNames = [
  'home',
  'services',
  'service',
  'area',
  'county',
  'guide',
  'why',
  'blog',
  'post',
  'locations',
  'contact',
  'faq',
  'other',
] as const;

export type ShareImageName = (typeof shareImageNames)[number];

/** The default image. */
export const defaultShareImage: ShareImageName = 'other';

/** The texts of the images in one language. */
export type ShareTexts = {
  readonly textsOf: <Name extends PageName>(name: Name) => PageProps<Name>['texts'];
  readonly context: PageContext;
};

/** The content of an image and its alternative text. */
export type PlannedShare = { readonly subject: ShareSubject; readonly alt: string };

export function planShare(name: ShareImageName, texts: ShareTexts, colours: Colours): PlannedShare {
  const {
    ui,
    phones,
    license,
    network,
    language: { dir },
  } = texts.context;
  const heading = headings[name](texts);
  return {
    subject: {
      dir,
      name: ui.agency.name,
      heading,
      phone: phones.main.text,
      license: {
        text: splitAtPlaceholder(ui.common.license, 'number').join('').trim(),
        number: license.number,
      },
      stops: network.stops,
      colours,
    },
    alt: ui.share.alt({ heading }),
  };
}

/** The heading of each image: a heading of a page that represents the group of page types. */
const headings: Readonly<Record<ShareImageName, (texts: ShareTexts) => string>> = {
  home: ({ textsOf }) => textsOf('home').hero.title,
  services: ({ textsOf }) => textsOf('services').hero.title,
  service: ({ textsOf }) => textsOf('services').features.title,
  area: ({ textsOf }) => textsOf('service-area').hero.title,
  county: ({ textsOf }) => textsOf('service-area').counties.title,
  guide: ({ textsOf }) => textsOf('bail-bonds-guide').hero.title,
  why: ({ textsOf }) => textsOf('why-choose-us').hero.title,
  blog: ({ textsOf }) => textsOf('blog').hero.title,
  post: ({ textsOf }) => textsOf('articles').hero.title,
  locations: ({ textsOf }) => textsOf('locations').hero.title,
  contact: ({ textsOf }) => textsOf('contact').hero.title,
  faq: ({ textsOf }) => textsOf('faq').hero.title,
  // The name of the process, because every image contains the drawing of the process.
  other: ({ context }) => context.ui.process.name,
};
