import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { vi } from 'vitest';
import { sendHttpRequest } from '../send-http-request.ts';
import type { HostSite } from './host-site.ts';

export type HostServer = {
  readonly port: number;
  /** Whether it is the preview, which reads `_headers` and supports only HTTP. @default false */
  readonly isPreview?: boolean;
  readonly stop: () => Promise<void>;
};

/** The nginx module for `.br` files, at the path of the Debian package. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Throws with the packages to install when nginx or its module is missing. */
function findNginx(): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  const nginx = folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
  if (nginx !== undefined && existsSync(brotliModule)) return nginx;
  throw new Error('nginx is not installed. Install nginx and libnginx-mod-http-brotli-static.');
}

export type Nginx = HostServer & {
  readonly command: string;
  /** They apply after the next reload. */
  readonly configure: (directives: string) => void;
};

export async function startNginx(site: HostSite): Promise<HostServer> {
  const rules = path.join(site.folder, 'site.conf');
  writeFileSync(rules, await site.nginxRules());
  return runNginx(path.join(site.folder, 'nginx'), `root ${site.outputFolder}; include ${rules};`);
}

/** Starts nginx with its configuration and temporary files in a new folder, and directives of its server block. */
export async function runNginx(folder: string, directives: string): Promise<Nginx> {
  const nginx = findNginx();
  const configuration = path.join(folder, 'nginx.conf');
  const args = ['-p', folder, '-c', configuration, '-e', 'stderr'];
  mkdirSync(folder);
  const start = async (): Promise<Nginx> => {
    const port = await findFreePort();
    const configure = (text: string) => writeFileSync(configuration, formatNginxSetup(folder, port, text));
    configure(directives);
    const server = await startProgram(spawn(nginx, [...args, '-g', 'daemon off;']), port);
    return { ...server, configure, command: [nginx, ...args].join(' ') };
  };
  // Another program may have taken the port.
  return start().catch((error) =>
    /Address already in use/u.test(String(error)) ? start() : Promise.reject(error),
  );
}

/** Ignores the settings of the machine and writes to one folder only. */
function formatNginxSetup(folder: string, port: number, directives: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
load_module ${brotliModule};
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    brotli_static on;
    ${directives}
  }
}
`;
}

/** Rejects with the output of the program when it exits first. */
async function startProgram(program: ChildProcess, port: number): Promise<HostServer> {
  const output: string[] = [];
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(String(chunk)));
  const ended = once(program, 'exit');
  const failure = ended.then(() => Promise.reject(new Error(`The server exited.\n${output.join('')}`)));
  const answer = vi.waitFor(() => sendHttpRequest(port, '/'), { timeout: 60_000 });
  await Promise.race([answer, failure]).catch((error) => {
    program.kill();
    throw error;
  });
  return {
    port,
    stop: async () => {
      program.kill();
      await ended;
    },
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with a port, not a path.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
