/** Which share images there are, and whose words they carry: one image per language and kind of page. */

import type { PageName } from '../../schema/index.ts';
import { splitAtPlaceholder } from '../components/interpolate-element.tsx';
import type { PageContext, PageProps } from '../page-context.ts';
import type { Colours } from './colours.ts';
import type { ShareSubject } from './draw-share-image.ts';

/** The images. */
export const shareKinds = [
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

/** An image. */
export type ShareKind = (typeof shareKinds)[number];

/** The image of pages that name none. */
export const usualShare: ShareKind = 'other';

/** The language in whose words an image speaks. */
export type ShareLanguage = {
  /** The filled words of a single page. */
  readonly copyOf: <Name extends PageName>(name: Name) => PageProps<Name>['copy'];
  readonly context: PageContext;
};

/** What an image shows, and what it shows in words. */
export type PlannedShare = { readonly subject: ShareSubject; readonly alt: string };

/** Plans an image. */
export function planShare(kind: ShareKind, language: ShareLanguage, colours: Colours): PlannedShare {
  const { ui, phones, license, network, language: own } = language.context;
  const heading = headings[kind](language);
  return {
    subject: {
      dir: own.dir,
      name: ui.agency.name,
      heading,
      phone: phones.main.text,
      license: {
        copy: splitAtPlaceholder(ui.common.license, 'number').join('').trim(),
        number: license.number,
      },
      stops: network.stops,
      colours,
    },
    alt: ui.share.alt({ heading }),
  };
}

/** The heading of the page that stands for a kind, or that lists its pages. */
const headings: Readonly<Record<ShareKind, (language: ShareLanguage) => string>> = {
  home: ({ copyOf }) => copyOf('home').hero.title,
  services: ({ copyOf }) => copyOf('services').hero.title,
  service: ({ copyOf }) => copyOf('services').features.title,
  area: ({ copyOf }) => copyOf('service-area').hero.title,
  county: ({ copyOf }) => copyOf('service-area').counties.title,
  guide: ({ copyOf }) => copyOf('bail-bonds-guide').hero.title,
  why: ({ copyOf }) => copyOf('why-choose-us').hero.title,
  blog: ({ copyOf }) => copyOf('blog').hero.title,
  post: ({ copyOf }) => copyOf('articles').hero.title,
  locations: ({ copyOf }) => copyOf('locations').hero.title,
  contact: ({ copyOf }) => copyOf('contact').hero.title,
  faq: ({ copyOf }) => copyOf('faq').hero.title,
  // The line with the seven stops, which every image shows.
  other: ({ context }) => context.ui.process.name,
};
