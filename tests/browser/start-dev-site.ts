/** Starts the dev server in a copy of the project. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { copyProject, startSite } from '../site/temporary-project.ts';

/** Options of the dev server. */
type DevSiteOptions = {
  /** @default a copy of this project */
  readonly project?: string;
  readonly environment?: Record<string, string>;
  /** Further arguments of the command. */
  readonly args?: readonly string[];
  /** A command that runs the command in its arguments. */
  readonly wrapper?: readonly string[];
};

/** Starts `site dev` on a free port. `close` stops the server and removes the project. */
export async function startDevSite({
  project = copyProject(),
  environment = {},
  args = [],
  wrapper,
}: DevSiteOptions = {}) {
  const server = startSite(project, ['dev', ...args], environment, wrapper);
  let reported = '';
  server.stderr.on('data', (text) => {
    reported += String(text);
  });
  const [address] = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error(`The server exited.\n${reported}`))),
  ]);
  return {
    origin: String(address).trim().replace(/\/$/u, ''),
    project,
    /** Process id of the server. */
    pid: server.pid ?? 0,
    reported: () => reported,
    close: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(project, { recursive: true, force: true });
    },
  };
}
