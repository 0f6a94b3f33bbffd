import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { openOutput } from '../../../../generator/pipeline/emit/publish.ts';
import { outputOf, publish, readTree } from './temporary-project.ts';

const [mode, projectRoot = ''] = process.argv.slice(2);
const options = { projectRoot, out: 'dist' };

if (mode === 'once') print(await publish(outputOf('b'), options));
if (mode === 'twice') {
  await publish([{ path: 'index.html', contents: 'first' }], options);
  const before = readTree(`${projectRoot}/dist`);
  const result = await publish(outputOf('b'), options);
  const leftovers = readdirSync(projectRoot).filter((name) => name.startsWith('.dist'));
  print({ ...result, isSame: isDeepStrictEqual(readTree(`${projectRoot}/dist`), before), leftovers });
}
if (mode === 'hold') {
  const { value } = openOutput(options);
  process.stdout.write(value === undefined ? 'locked\n' : 'held\n');
  // The lock would be garbage-collected without this reference.
  if (value !== undefined) setInterval(value.ownsLock, 1000);
}

function print(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
