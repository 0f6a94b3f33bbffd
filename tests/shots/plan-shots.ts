/** Which screenshots are taken: one page of each template, in every language, theme and width. */
import type { SamplePage } from '../browser/sample-pages.ts';

/** One screenshot. */
export type Shot = {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly address: string;
  readonly width: Width;
  readonly theme: ShotTheme;
};

/** Widths of the window in CSS pixels: a phone and a laptop. */
export const widths = [375, 1280] as const;
export type Width = (typeof widths)[number];

export const shotThemes = ['light', 'dark'] as const;
export type ShotTheme = (typeof shotThemes)[number];

/** The screenshots of the pages, page after page. */
export function planShots(pages: readonly SamplePage[]): Shot[] {
  return pages.flatMap((page) =>
    widths.flatMap((width) =>
      shotThemes.map((theme) => ({
        name: `${nameOf(page)}-${width}-${theme}`,
        address: page.address,
        width,
        theme,
      })),
    ),
  );
}

/** `/en/services` is `en-services`, `/` is `ar`. */
function nameOf({ address, language }: SamplePage): string {
  const parts = address.split('/').filter((part) => part !== '');
  return [language, ...parts.filter((part, index) => index > 0 || part !== language)].join('-');
}
