/**
 * Uses every widget of every page of the site: `npm run widgets`. Once with the scripts as they are published, and
 * once with React's development build, which tells of every mismatch between server and browser. Exit code 1 when
 * anything is wrong.
 */
import { startDevelopmentSite } from '../browser/development-site.ts';
import { findWidgetFaults } from '../browser/find-widget-faults.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { islandWidgets } from '../browser/use-widgets.ts';
import { sweepSite } from './sweep-site.ts';

/** One page of each kind in every language, where widgets that all pages share are used to the end. */
const samples = new Set(samplePages().map(({ address }) => address));
const [usedPublished, usedDevelopment] = [new Set<string>(), new Set<string>()];

await sweepSite(async (browser, site) => {
  const development = await startDevelopmentSite(site.outputFolder);
  const findFaults = async (address: string) => {
    const isThorough = samples.has(address);
    const published = { used: usedPublished, isThorough };
    // What runs without React is the same in both.
    const ofReact = { used: usedDevelopment, isThorough, widgets: islandWidgets };
    return [
      ...(await findWidgetFaults(browser, site.origin, address, published)),
      ...(await findWidgetFaults(browser, development.origin, address, ofReact)),
    ];
  };
  return { findFaults, close: development.close };
});
