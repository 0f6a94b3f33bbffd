/** The pictures of a build, as pages refer to them. */

import type { PageModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';

/** What link previews show beside a page. */
export type ShareImage = {
  /** Address on the site, such as `/assets/share-home-ar-1a2b3c4d.png`. */
  readonly href: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, in words. */
  readonly alt: string;
};

/** All pictures. */
export type Pictures = {
  /** Share images and manifests, to be written. Pages need not wait for them. */
  readonly files: Promise<readonly OutputFile[]>;
  /** The share image of a page; every page has one. */
  readonly shareImageOf: (page: PageModel) => ShareImage;
};
