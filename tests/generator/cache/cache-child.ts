import { openCache } from '../../../generator/cache/cache.ts';
import { findNumbers, numbersOf, storeNumbers } from './numbers.ts';

const [mode, projectRoot = '', seed = '0'] = process.argv.slice(2);

if (mode === 'forever') {
  run(Number(seed));
  process.stdout.write('saved\n');
  for (let round = Number(seed); ; round += 1) run(round);
}
if (mode === 'full') {
  const outcomes = [run(1), run(2, 3000), run(3)].map((reason) => reason ?? 'saved');
  const found = findNumbers(openCache(projectRoot, { sources: '' }), numbersOf(3)).length;
  process.stdout.write(`${JSON.stringify({ outcomes, found })}\n`);
}

/** Returns the reason when saving fails. */
function run(round: number, size = 20) {
  const cache = openCache(projectRoot, { sources: '' });
  findNumbers(cache, numbersOf(round - 1));
  storeNumbers(cache, numbersOf(round, size));
  return cache.save({ prune: true });
}
