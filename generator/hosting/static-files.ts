/** Serves the files of a site as static hosts do. Reads them for every request, because a build may replace them. */
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compressedExtensions } from '../pipeline/emit/compress-files.ts';
import { findContentType } from '../pipeline/emit/host-files/content-types.ts';
import { defaultCaching } from '../pipeline/emit/host-files/host-table.ts';
import { findHeaders, findRedirect } from './host-rules.ts';
import { resolveAddress, splitTarget } from './resolve-address.ts';
import type { SiteFiles } from './site-files.ts';

/** Returns the response to a request for a page or a file. Allows only GET and HEAD. */
export async function answerStatic(request: IncomingMessage, files: SiteFiles): Promise<Response> {
  const { method, url = '/' } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } });
  const { path, query } = splitTarget(url);
  const found = resolveAddress(url, files.has);
  if (found.status === 400) return new Response('Bad request\n', { status: 400 });
  if (found.status === 308) return redirect(308, found.location);
  const headers = findHeaders(await readText(files, '_headers'), path);
  removeUpgrade(headers);
  setDefaults(headers, defaultCaching);
  const redirects = found.status === 404 ? await readText(files, '_redirects') : '';
  const rule = findRedirect(redirects, path);
  if (rule !== undefined && rule.status < 400) return redirect(rule.status, `${rule.to}${query}`);
  const status = rule?.status ?? found.status;
  // A missing asset may exist after the next build.
  if (status === 404) headers.set('Cache-Control', defaultCaching['Cache-Control']);
  return answerFile(request, rule?.to.slice(1) ?? found.path, files, { status, headers });
}

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { Location: location } });
}

/** Returns a response with a file. Headers from `_headers` override the default headers. */
async function answerFile(
  request: IncomingMessage,
  file: string,
  files: SiteFiles,
  { status, headers }: { readonly status: number; readonly headers: Headers },
): Promise<Response> {
  const contents = await readCompressed(request, file, files);
  if (contents === undefined) return new Response('Not found\n', { status: 404, headers });
  const { body, encoding } = contents;
  const eTag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  setDefaults(headers, { 'Content-Type': findContentType(file), ETag: eTag, Vary: 'Accept-Encoding' });
  if (encoding !== '') setDefaults(headers, { 'Content-Encoding': encoding });
  return status === 200 && isNotModified(request, eTag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status, headers });
}

/** Removes the upgrade to HTTPS, which WebKit also applies to localhost. This server supports only HTTP. */
function removeUpgrade(headers: Headers): void {
  const policy = headers.get('Content-Security-Policy');
  if (policy === null) return;
  const directives = policy.split('; ').filter((directive) => directive !== 'upgrade-insecure-requests');
  headers.set('Content-Security-Policy', directives.join('; '));
}

function setDefaults(headers: Headers, defaults: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
}

/** Reads a file, or its precompressed version in an encoding that the browser accepts. */
async function readCompressed({ headers }: IncomingMessage, path: string, files: SiteFiles) {
  const accepted = ['', ...String(headers['accept-encoding']).split(/[^a-z]+/u)];
  for (const [encoding, extension] of [...Object.entries(compressedExtensions), ['', '']] as const) {
    const body = accepted.includes(encoding) ? await files.read(`${path}${extension}`) : undefined;
    if (body !== undefined) return { body, encoding };
  }
  return undefined;
}

async function readText({ read }: SiteFiles, path: string): Promise<string> {
  return new TextDecoder().decode(await read(path));
}

/** Whether the browser's cached copy is current. */
function isNotModified({ headers }: IncomingMessage, eTag: string): boolean {
  const cachedTags = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  return cachedTags.some((tag) => ['*', eTag, `W/${eTag}`].includes(tag));
}
