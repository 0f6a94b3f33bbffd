/** The one style sheet of the site, with the files it refers to. */
import { type Bundle, type BundleOptions, runEsbuild } from './run-esbuild.ts';

/** The sheet that gathers all others. */
export const stylesEntry = 'templates/styles/index.css';

/** Bundles the style sheet; fonts and pictures become files beside it. */
export function bundleStyles(options: BundleOptions): Promise<Bundle> {
  return runEsbuild(options, {
    entryPoints: [stylesEntry],
    loader: { '.woff2': 'file', '.svg': 'file' },
    // As written: the sheet has its own fallbacks, and lowering would bring physical sides and prefixes.
    target: 'esnext',
  });
}
