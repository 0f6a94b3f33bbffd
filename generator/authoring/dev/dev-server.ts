import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import * as z from 'zod';
import { keyOf, programRoot } from '../../files/hash.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { createHttpServer, readBody, type ServerOptions } from '../../hosting/http-server.ts';
import { runEsbuild } from '../../pipeline/bundle/run-esbuild.ts';
import { emptyPage, formatLanguages, formatTextPage, formatWaitingPage, withScript } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import type { TextLocation } from './find-text-location.ts';
import {
  devPathPrefix,
  type LocationResponse,
  ownVersionPrefix,
  type PageUpdate,
  type ServerEvent,
} from './messages.ts';

export type DevServerOptions = ServerOptions & {
  /** Undefined while none could be loaded. */
  readonly site: () => DevSite | undefined;
  readonly updateOf: (page: string) => PageUpdate;
  /** Scripts and style sheet of this server, such as `client.js`. */
  readonly client: readonly OutputFile[];
  readonly openEvents: (response: ServerResponse) => void;
  readonly linkTo: (location: TextLocation) => string;
};

export function createDevServer(options: DevServerOptions): Server {
  return createHttpServer(async (request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (url?.pathname.startsWith(`${devPathPrefix}/`))
      return answerDevRequest(request, response, url, options);
    const site = options.site();
    const waitingPage = (): string => {
      const files = url === null ? [] : (site?.awaitedFiles(url.pathname) ?? []);
      return files.length > 0 ? formatWaitingPage(files) : emptyPage;
    };
    if (site?.isReady() !== true) return htmlResponse(waitingPage(), 503);
    const answer = await site.answer(request).catch((error: unknown) => {
      options.onError?.(error);
      return new Response('Internal server error\n', { status: 500 });
    });
    const isMissing = answer.status === 404 || answer.status === 500;
    return isMissing && waitingPage() !== emptyPage
      ? htmlResponse(waitingPage(), 503)
      : addScript(answer, request);
  }, options);
}

async function answerDevRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: URL,
  { site, updateOf, client, openEvents, linkTo }: DevServerOptions,
): Promise<Response | undefined> {
  const page = searchParams.get('page') ?? '';
  const name = pathname.slice(devPathPrefix.length + 1);
  if (name === 'events') return void openEvents(response);
  if (name === 'update') return Response.json(updateOf(page), { headers: noStore });
  if (name === 'languages') return htmlResponse(formatLanguages(site()?.languagesOf(page) ?? []), 200);
  if (name === 'location') return answerLocation(request, site(), linkTo);
  const file = client.find(({ path }) => path === name);
  if (file === undefined) return addScript(new Response('Not found\n', { status: 404 }), request);
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return new Response(Buffer.from(file.contents), { headers: { 'Content-Type': type, ...noStore } });
}

const LocationRequestBody = z.object({ page: z.string(), block: z.string(), part: z.string() });

/** Limit of a request body, far more than the longest text of a page. */
const maxBodyBytes = 1024 * 1024;

async function answerLocation(
  request: IncomingMessage,
  site: DevSite | undefined,
  linkTo: DevServerOptions['linkTo'],
): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) return new Response(null, { status: 413 });
  const clicked = LocationRequestBody.safeParse(parseJson(body));
  if (!clicked.success) return new Response(null, { status: 400 });
  const location = site?.findTextLocation(clicked.data.page, clicked.data);
  if (location === undefined) return new Response(null, { status: 404 });
  return Response.json({ ...location, href: linkTo(location) } satisfies LocationResponse);
}

/** Undefined when the text is not valid. */
function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

const noStore = { 'Cache-Control': 'no-store' };

function htmlResponse(html: string, status: number): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...noStore };
  return new Response(withScript(html, `${ownVersionPrefix}${keyOf(html)}`), { status, headers });
}

/** Adds the script to a page, and allows pages of this server to frame it. Converts a plain-text error into a page. */
async function addScript(answer: Response, request: IncomingMessage): Promise<Response> {
  const { status, headers } = answer;
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
  if (!isPage && status >= 400 && request.headers.accept?.includes('text/html') === true)
    return htmlResponse(formatTextPage((await answer.text()).trim()), status);
  if (!isPage || answer.body === null) return answer;
  const html = await answer.text();
  const policy = headers.get('Content-Security-Policy');
  if (policy !== null)
    headers.set(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
  headers.set('Cache-Control', 'no-store');
  const version = headers.get('ETag') ?? '';
  for (const name of ['ETag', 'X-Frame-Options']) headers.delete(name);
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
  return new Response(withScript(isFramed ? withoutInlineScript(html) : html, version.replaceAll('"', '')), {
    status,
    headers,
  });
}

/** Removes the inline script, which redirects to the language that the visitor chose before. */
const withoutInlineScript = (html: string): string => html.replace(/<script>[\s\S]*?<\/script>/u, '');

export function createEventStream() {
  const responses = new Set<ServerResponse>();
  return {
    open: (response: ServerResponse): void => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      // Milliseconds after which the browser reconnects when the connection is lost.
      response.write('retry: 100\n\n');
      responses.add(response);
      response.on('close', () => responses.delete(response));
    },
    send: (event: ServerEvent): void => {
      for (const response of responses) response.write(`event: ${event}\ndata:\n\n`);
    },
  };
}

export async function bundleClient(): Promise<readonly OutputFile[]> {
  const { files } = await runEsbuild(
    { projectRoot: programRoot, minify: false },
    {
      entryPoints: ['client.ts', 'client.css'].map((name) => `generator/authoring/dev/client/${name}`),
      entryNames: '[name]',
      format: 'iife',
      target: 'esnext',
    },
  );
  return files.map(({ path, contents }) => ({ path: path.slice(path.lastIndexOf('/') + 1), contents }));
}
