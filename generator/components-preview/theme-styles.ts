/**
 * The style sheet of the site, fixed to one theme. The site follows the system, and a page cannot ask for another
 * theme in a frame, so the preview has two sheets in which the question is answered beforehand.
 */

/** The themes of the site. */
export const themes = ['light', 'dark'] as const;

/** One of the themes. */
export type Theme = (typeof themes)[number];

/** Answers every question for the theme in a style sheet. */
export function fixTheme(css: string, theme: Theme): string {
  return css
    .replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gu, (_, asked) =>
      asked === theme ? '(width >= 0px)' : '(width < 0px)',
    )
    .replace(/color-scheme:\s*light dark/gu, `color-scheme: ${theme}`);
}
