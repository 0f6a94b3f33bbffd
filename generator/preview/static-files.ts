/** Answers requests from an output folder the way static hosts do. Reads the folder anew for every request. */
import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { twinExtensions } from '../emit/compress-files.ts';
import { findContentType } from '../emit/hosts/content-types.ts';
import { cacheControl } from '../emit/hosts/plan-kinds.ts';
import { type Answer, buildRedirectAnswer, buildTextAnswer } from './answer.ts';
import { findHeaders, parseHeaderRules } from './header-rules.ts';
import { findRedirect, parseRedirectRules, type RedirectRule } from './redirect-rules.ts';
import { type HasFile, resolveAddress, splitTarget } from './resolve-address.ts';

/** Answers a request for a page or a file; other methods than GET and HEAD are refused. */
export async function answerStatic(request: IncomingMessage, outputFolder: string): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return buildTextAnswer(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  }
  const target = splitTarget(request.url ?? '/');
  const found = resolveAddress(request.url ?? '/', createFileFinder(outputFolder));
  if (found.kind === 'invalid') return buildTextAnswer(400, 'Bad request');
  if (found.kind === 'redirect') return buildRedirectAnswer(308, found.location);
  const headers = await readHeaders(outputFolder, target.path);
  if (found.kind === 'file')
    return answerFile(request, { outputFolder, path: found.path, status: 200, headers });
  const rule = findRedirect(await readRedirects(outputFolder), target.path);
  if (rule !== undefined && rule.status !== 404) {
    return buildRedirectAnswer(rule.status, `${rule.to.replace(/^\/+/u, '/')}${target.query}`);
  }
  const path = rule?.to.slice(1) ?? found.path;
  return answerFile(request, { outputFolder, path, status: 404, headers });
}

type FileAnswer = {
  readonly outputFolder: string;
  /** Undefined when the site has no page that says what is missing. */
  readonly path: string | undefined;
  readonly status: 200 | 404;
  /** Headers by the rules for the address. */
  readonly headers: Readonly<Record<string, string>>;
};

async function answerFile(request: IncomingMessage, file: FileAnswer): Promise<Answer> {
  const { outputFolder, path, status, headers } = file;
  const contents = path === undefined ? undefined : await readCompressed(request, join(outputFolder, path));
  if (path === undefined || contents === undefined) return buildTextAnswer(404, 'Not found', headers);
  const { body, encoding } = contents;
  const own = {
    'Content-Type': findContentType(path),
    ETag: planETag(body),
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
    Vary: 'Accept-Encoding',
  };
  const answer = { headers: mergeHeaders(own, headers), body };
  return status === 200 && isKnown(request, own.ETag)
    ? { status: 304, ...answer, body: '' }
    : { status, ...answer };
}

/** The file or, from a release build, its twin in an encoding that the browser takes. */
async function readCompressed(
  { headers }: IncomingMessage,
  path: string,
): Promise<{ readonly body: Buffer; readonly encoding?: string } | undefined> {
  const accepted = String(headers['accept-encoding'] ?? '');
  for (const [encoding, extension] of Object.entries(twinExtensions)) {
    const body = new RegExp(`\\b${encoding}\\b`, 'u').test(accepted)
      ? await readIfThere(`${path}${extension}`)
      : undefined;
    if (body !== undefined) return { body, encoding };
  }
  const body = await readIfThere(path);
  return body && { body };
}

/** Whether the output has a file exactly so named; links are not followed and letter case counts on every disk. */
export function createFileFinder(outputFolder: string): HasFile {
  return (path) => {
    try {
      const file = join(realpathSync.native(outputFolder), path);
      return realpathSync.native(file) === resolve(file) && statSync(file).isFile();
    } catch {
      return false;
    }
  };
}

/** The headers of the `_headers` file for an address, over what hosts send by themselves. */
async function readHeaders(outputFolder: string, path: string): Promise<Readonly<Record<string, string>>> {
  const text = await readIfThere(join(outputFolder, '_headers'));
  const found = findHeaders(parseHeaderRules(text?.toString('utf8') ?? ''), path);
  const headers = Object.fromEntries([...found.values()].map(({ name, value }) => [name, value]));
  return mergeHeaders({ 'Cache-Control': cacheControl.page }, headers);
}

async function readRedirects(outputFolder: string): Promise<readonly RedirectRule[]> {
  const text = await readIfThere(join(outputFolder, '_redirects'));
  return parseRedirectRules(text?.toString('utf8') ?? '');
}

/** Headers where the second ones win, whatever the case of their names. */
function mergeHeaders(
  defaults: Readonly<Record<string, string>>,
  winners: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const won = new Set(Object.keys(winners).map((name) => name.toLowerCase()));
  const kept = Object.entries(defaults).filter(([name]) => !won.has(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...winners };
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}

function planETag(contents: Uint8Array): string {
  return `"${createHash('sha256').update(contents).digest('base64url').slice(0, 22)}"`;
}

/** Whether the browser has these bytes already. */
function isKnown(request: IncomingMessage, eTag: string): boolean {
  const known =
    request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//u, '')) ?? [];
  return known.includes('*') || known.includes(eTag);
}
