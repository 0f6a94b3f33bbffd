/** Reads the files for every request, because a build may replace them. */
import { hash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { compressedExtensions } from '../pipeline/emit/compress-files.ts';
import { findContentType } from '../pipeline/emit/host-files/content-types.ts';
import { defaultCaching } from '../pipeline/emit/host-files/host-table.ts';
import { resolveAddress, splitTarget } from './resolve-address.ts';

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

const redirect = (status: number, location: string): Response =>
  new Response(null, { status, headers: { Location: location } });

/** Headers from `_headers` override the default headers. */
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

/** WebKit also applies the upgrade to localhost. This server supports only HTTP. */
function removeUpgrade(headers: Headers): void {
  const policy = headers.get('Content-Security-Policy');
  if (policy === null) return;
  const directives = policy.split('; ').filter((directive) => directive !== 'upgrade-insecure-requests');
  headers.set('Content-Security-Policy', directives.join('; '));
}

function setDefaults(headers: Headers, defaults: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
}

async function readCompressed({ headers }: IncomingMessage, path: string, files: SiteFiles) {
  const accepted = ['', ...String(headers['accept-encoding']).split(/[^a-z]+/u)];
  for (const [encoding, extension] of [...Object.entries(compressedExtensions), ['', '']] as const) {
    const body = accepted.includes(encoding) ? await files.read(`${path}${extension}`) : undefined;
    if (body !== undefined) return { body, encoding };
  }
  return undefined;
}

const readText = async ({ read }: SiteFiles, path: string): Promise<string> =>
  new TextDecoder().decode(await read(path));

function isNotModified({ headers }: IncomingMessage, eTag: string): boolean {
  const cachedTags = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  return cachedTags.some((tag) => ['*', eTag, `W/${eTag}`].includes(tag));
}

export type SiteFiles = {
  readonly has: (path: string) => boolean;
  /** Undefined when the file does not exist. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** `has` ignores symbolic links, and is case-sensitive on every system. */
export const filesIn = (folder: string): SiteFiles => ({
  has: (path) => {
    try {
      const file = join(realpathSync.native(folder), path);
      return realpathSync.native(file) === resolve(file) && statSync(file).isFile();
    } catch {
      return false;
    }
  },
  read: (path) => readFile(join(folder, path)).catch(() => undefined),
});

export const pathExists = (path: string): boolean => existsSync(path);

const headerLine = /^\s+(?<name>[\w-]+):\s*(?<value>.*)$/u;

/** For a path without query. All matching rules apply; values of the same header are joined with a comma. */
export function findHeaders(text: string, path: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of text.split('\n')) {
    const { name, value = '' } = headerLine.exec(line)?.groups ?? {};
    if (line.startsWith('/')) applies = headersPattern(line).test(path);
    else if (applies && name !== undefined) headers.append(name, value);
  }
  return headers;
}

const headersPattern = (pattern: string): RegExp =>
  new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*')}$`, 'u');

/** The first matching rule of `_redirects`. With status 404 or 410 the host serves the target file. */
export function findRedirect(text: string, path: string) {
  for (const line of text.split('\n')) {
    const [from = '', to = '', status] = line.split(' ');
    if (from !== '' && redirectPattern(from).test(path)) return { to, status: Number(status) };
  }
  return undefined;
}

/** As on Netlify, `/news/*` matches `/news`, and a trailing slash is ignored. */
function redirectPattern(from: string): RegExp {
  const prefix = from.replace(/\/\*$/u, '');
  return new RegExp(`^${RegExp.escape(prefix)}${prefix === from ? '/?' : '(?:/.*)?'}$`, 'u');
}
