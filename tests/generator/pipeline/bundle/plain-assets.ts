import type { Assets } from '../../../../generator/pipeline/bundle/assets.ts';

const asset = { href: '/assets/a', integrity: 'sha384-a' };

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
