/**
 * Uses every widget of every page of the site: `npm run widgets`. Once with the scripts as they are published, and
 * once with React's development build, which tells of every mismatch between server and browser. Exit code 1 when
 * anything is wrong.
 */
import { startDevelopmentSite } from '../browser/development-site.ts';
import { findWidgetFaults, type Tour } from '../browser/find-widget-faults.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { islandWidgets } from '../browser/use-widgets.ts';
import { sweepSite } from './sweep-site.ts';

/** One page of each kind in every language, where widgets that all pages share are used to the end. */
const samples = new Set(samplePages().map(({ address }) => address));

/**
 * Elsewhere they are opened and closed, if the very same element was used to the end on another page in the language:
 * then the same script does the same with it.
 */
function createTour(): (address: string) => Required<Pick<Tour, 'isGlanceEnough'>> {
  const used = new Set<string>();
  return (address) => ({
    isGlanceEnough: ({ name }, { language, html }) => {
      const key = `${language} ${name} ${html}`;
      const isEnough = used.has(key) && !samples.has(address);
      used.add(key);
      return isEnough;
    },
  });
}

const tourPublished = createTour();
const tourDevelopment = createTour();

await sweepSite(async (browser, site) => {
  const development = await startDevelopmentSite(site.outputFolder);
  const findFaults = async (address: string) => [
    ...(await findWidgetFaults(browser, site.origin, address, tourPublished(address))),
    // What runs without React is the same in both.
    ...(await findWidgetFaults(browser, development.origin, address, {
      ...tourDevelopment(address),
      widgets: islandWidgets,
    })),
  ];
  return { findFaults, close: development.close };
});
