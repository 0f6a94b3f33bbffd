/** Tells browsers which next pages to prepare (R101), in a file that the header `Speculation-Rules` names. */
import type { SiteModel } from '../model/site-model.ts';
import type { OutputFile } from './output-file.ts';

/** The file inside the output folder. Hosts give it the content type that browsers ask for. */
export const speculationRulesPath = 'speculation-rules.json';

/** Pages that people go to in order to call: worth rendering as soon as a finger is down. */
const prerendered: readonly string[] = ['contact', 'locations'];

/** Links of the site are fetched when a pointer rests on them; feeds and files are not pages. */
export function planSpeculationRules(model: SiteModel): OutputFile {
  const rules = {
    prefetch: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { href_matches: ['/assets/*', '/api/*', '/*.xml'] } }],
        },
        eagerness: 'moderate',
      },
    ],
    prerender: [{ where: { href_matches: listPrerendered(model) }, eagerness: 'conservative' }],
  };
  return { path: speculationRulesPath, contents: `${JSON.stringify(rules)}\n` };
}

function listPrerendered({ languages }: SiteModel): string[] {
  return languages
    .flatMap(({ pages }) => pages)
    .filter(({ route }) => prerendered.includes(route.target.name))
    .map(({ address }) => address);
}
