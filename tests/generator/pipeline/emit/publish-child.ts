/** A separate process that publishes, for tests that lock it out or revoke its permissions. */
import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { openOutput } from '../../../../generator/pipeline/emit/open-output.ts';
import { publishOutput } from '../../../../generator/pipeline/emit/publish-output.ts';
import { builder, planSite, readTree } from './temporary-project.ts';

const [mode, projectRoot = ''] = process.argv.slice(2);
const options = { projectRoot, out: 'dist', builder };

if (mode === 'once') say(await publishOutput(planSite('b'), options));
if (mode === 'twice') {
  await publishOutput([{ path: 'index.html', contents: 'first' }], options);
  const before = readTree(`${projectRoot}/dist`);
  const answer = await publishOutput(planSite('b'), options);
  const beside = readdirSync(projectRoot).filter((name) => name.startsWith('.dist'));
  say({ ...answer, isSame: isDeepStrictEqual(readTree(`${projectRoot}/dist`), before), beside });
}
if (mode === 'hold') {
  const { value } = openOutput(options);
  process.stdout.write(value === undefined ? 'locked\n' : 'held\n');
  if (value !== undefined) setInterval(() => undefined, 1000);
}

function say(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
