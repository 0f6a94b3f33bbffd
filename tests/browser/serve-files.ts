/** A web server for tests: serves files from memory, as hosts serve the site. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file and how it is sent. */
export type ServedFile = { readonly type: string; readonly body: string | Uint8Array };

/** The running server. */
export type FileServer = {
  readonly origin: string;
  /** Paths that the server was asked for, in order. */
  readonly requests: string[];
  /** Answers the requests that were kept waiting. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
};

/** What the server does beside serving. */
export type ServeOptions = {
  /** Sent with every file. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Which paths wait for `release`. */
  readonly isHeld?: (path: string) => boolean;
};

/** Serves `files` by their path. Assets are cacheable for ever, all else is asked for again. */
export async function serveFiles(
  files: ReadonlyMap<string, ServedFile>,
  { headers = {}, isHeld = () => false }: ServeOptions = {},
): Promise<FileServer> {
  const requests: string[] = [];
  const held: (() => void)[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    requests.push(pathname);
    const answer = () => send(response, files.get(pathname), { ...headers, ...cachingOf(pathname) });
    if (isHeld(pathname)) held.push(answer);
    else answer();
  });
  return {
    origin: await listen(server),
    requests,
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
    close: () => close(server),
  };
}

function cachingOf(path: string): Readonly<Record<string, string>> {
  const isAsset = path.startsWith('/assets/');
  return { 'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache' };
}

function send(
  response: ServerResponse,
  file: ServedFile | undefined,
  headers: Readonly<Record<string, string>>,
): void {
  if (file === undefined) response.writeHead(404).end();
  else response.writeHead(200, { ...headers, 'Content-Type': file.type }).end(file.body);
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address with a port, not a path.
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
