/** Minimal assets, for tests that do not examine styles and scripts. */
import type { Assets } from '../../../../generator/pipeline/bundle/assets.ts';

const asset = { href: '/assets/a', integrity: 'sha384-a' };

/** A style sheet, one for print, and one script. */
export const plainAssets: Assets = {
  files: [],
  stylesheet: asset,
  printStylesheet: asset,
  pageStylesheets: new Map(),
  script: asset,
  laterScripts: { shared: [], byEntry: [] },
  inlineScript: '',
  packages: [],
  fontsByScript: {},
};
