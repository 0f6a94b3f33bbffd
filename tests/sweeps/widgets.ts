/**
 * Uses every widget of every page of the site: `npm run widgets`. Once with the scripts as they are published, and
 * once with React's development build, which tells of every mismatch between server and browser. Exit code 1 when
 * anything is wrong.
 */
import { startDevelopmentSite } from '../browser/development-site.ts';
import { findWidgetFaults } from '../browser/find-widget-faults.ts';
import { sweepSite } from './sweep-site.ts';

await sweepSite(async (browser, site) => {
  const development = await startDevelopmentSite(site.outputFolder);
  const findFaults = async (address: string) => [
    ...(await findWidgetFaults(browser, site.origin, address)),
    ...(await findWidgetFaults(browser, development.origin, address)),
  ];
  return { findFaults, close: development.close };
});
