/** Serves the living site: as hosts would, with a script in every page that hears of changes. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import type { OutputFile } from '../../files/output-file.ts';
import { answerAsHost, createPreviewServer, type PreviewOptions } from '../../hosting/preview-server.ts';
import { emptyPage, formatLanguages, withScript } from './dev-pages.ts';
import { findSentence, type TextPlace } from './find-sentence.ts';
import type { LiveSite } from './live-site.ts';
import { devFolder, type PlaceAnswer, type PlaceQuestion } from './messages.ts';

/** A browser window that shows a page of the server and wants to hear of changes. */
export type Visitor = {
  /** Address of the page that it shows. */
  readonly page: string;
  /** Version of the page, see `LivePage`. */
  version: string;
  readonly send: (event: 'page' | 'news', data: unknown) => void;
};

/** What the server needs beside the site. */
export type DevServerOptions = Omit<PreviewOptions, 'files'> & {
  readonly live: LiveSite;
  /** Who is there. */
  readonly visitors: Set<Visitor>;
  /** Tells somebody who has just come what there is to be told. */
  readonly onCome: (visitor: Visitor) => void;
  /** Script and style sheet of this server, such as `client.js`. */
  readonly client: readonly OutputFile[];
  readonly linkTo: (place: TextPlace) => string;
};

/** A server that does not listen yet; see `listenOn`. */
export function createDevServer(options: DevServerOptions): Server {
  const { live } = options;
  const preview = { ...options, files: live.files };
  return createPreviewServer(preview, async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith(`${devFolder}/`)) return answerOwn(request, response, url, options);
    if (!live.isReady()) return ownPage(emptyPage);
    return addScript(await answerAsHost(request, preview), request);
  });
}

/** What hosts do not have. */
async function answerOwn(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: URL,
  { live, visitors, onCome, client, linkTo }: DevServerOptions,
): Promise<Response | undefined> {
  const page = searchParams.get('page') ?? '';
  const name = pathname.slice(devFolder.length + 1);
  if (name === 'events') {
    const visitor = { page, version: searchParams.get('version') ?? '', send: openEvents(response) };
    visitors.add(visitor);
    response.on('close', () => visitors.delete(visitor));
    onCome(visitor);
    return undefined;
  }
  if (name === 'languages') return ownPage(formatLanguages(live.pageModel(page)?.context.languages ?? []));
  if (name === 'place') return answerPlace(Question.parse(await json(request)), live, linkTo);
  const file = client.find(({ path }) => path === name);
  const headers = { 'Content-Type': name.endsWith('.css') ? 'text/css' : 'text/javascript', ...fresh };
  return file ? new Response(Buffer.from(file.contents), { headers }) : new Response(null, { status: 404 });
}

/** Keeps the answer open as an event stream for as long as the window is there. */
function openEvents(response: ServerResponse): Visitor['send'] {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', ...fresh });
  // Milliseconds until the browser asks again after the server was replaced.
  response.write('retry: 100\n\n');
  return (event, data) => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

const Question = z.object({ page: z.string(), block: z.string(), part: z.string() });

function answerPlace(
  { page, ...pointed }: PlaceQuestion,
  live: LiveSite,
  linkTo: DevServerOptions['linkTo'],
): Response {
  const content = live.contentOf(page);
  const place = content && findSentence(pointed, content);
  if (place === undefined) return new Response(null, { status: 404 });
  return Response.json({ ...place, href: linkTo(place) } satisfies PlaceAnswer);
}

const fresh = { 'Cache-Control': 'no-store' };

function ownPage(html: string): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...fresh };
  return new Response(withScript(html, ''), { headers });
}

/** Pages get the script, and may stand in a frame of this server. */
async function addScript(
  answer: Response | undefined,
  request: IncomingMessage,
): Promise<Response | undefined> {
  if (!answer?.headers.get('Content-Type')?.startsWith('text/html')) return answer;
  const { status, headers } = answer;
  const html = await answer.text();
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  headers.set('Cache-Control', 'no-store');
  const version = headers.get('ETag') ?? '';
  for (const name of ['ETag', 'X-Frame-Options']) headers.delete(name);
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
  return new Response(withScript(isFramed ? withoutInlineScript(html) : html, version.replaceAll('"', '')), {
    status,
    headers,
  });
}

/** In a frame the default language stays, whatever language the visitor chose before. */
function withoutInlineScript(html: string): string {
  return html.replace(/<script>[\s\S]*?<\/script>/u, '');
}
