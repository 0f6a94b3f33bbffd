import { openCache } from '../../../generator/cache/cache.ts';
import { findNumbers, numbersOf, storeNumbers } from './numbers.ts';

const [projectRoot = '', seed = '0'] = process.argv.slice(2);

run(Number(seed));
process.stdout.write('saved\n');
for (let round = Number(seed); ; round += 1) run(round);

function run(round: number): void {
  const cache = openCache(projectRoot, { sources: '' });
  findNumbers(cache, numbersOf(round - 1));
  storeNumbers(cache, numbersOf(round));
  cache.save({ prune: true });
}
