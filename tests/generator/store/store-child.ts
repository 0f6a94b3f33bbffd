/** A separate process that uses a store, for tests that kill it, or give it a disk that is full. */
import { openStore } from '../../../generator/store/store.ts';
import { findIn, putInto, wordsOf } from './words.ts';

const [mode, projectRoot = '', seed = '0'] = process.argv.slice(2);

if (mode === 'forever') {
  process.stdout.write('begin\n');
  for (let round = Number(seed); ; round += 1) run(round);
}
if (mode === 'full') {
  const errors = [run(1), run(2, 3000), run(3)].map((error) => error?.code ?? 'kept');
  const store = openStore(projectRoot);
  const found = [1, 2, 3].map((round) => findIn(store, wordsOf(round)).length);
  process.stdout.write(`${JSON.stringify({ errors, found })}\n`);
}

/** Uses what an earlier run kept, adds what is new, saves; stops the process when a value is wrong. */
function run(round: number, size = 20) {
  const store = openStore(projectRoot);
  findIn(store, wordsOf(round - 1));
  putInto(store, wordsOf(round, size));
  return store.save({ prune: true });
}
