/** Answers requests from an output folder the way static hosts do. Reads the folder anew for every request. */
import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { cacheControl } from '../emit/host-headers.ts';
import { type Answer, buildRedirectAnswer, buildTextAnswer } from './answer.ts';
import { findContentType } from './content-type.ts';
import { findHeaders, parseHeaderRules } from './header-rules.ts';
import { type HasFile, resolveAddress, splitTarget } from './resolve-address.ts';

/** Answers a request for a page or a file; other methods than GET and HEAD are refused. */
export async function answerStatic(request: IncomingMessage, outputFolder: string): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return buildTextAnswer(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  }
  const target = request.url ?? '/';
  const found = resolveAddress(target, createFileFinder(outputFolder));
  if (found.kind === 'invalid') return buildTextAnswer(400, 'Bad request');
  if (found.kind === 'redirect') return buildRedirectAnswer(308, found.location);
  const rules = await readHeaders(outputFolder, splitTarget(target).path);
  const contents = found.path === undefined ? undefined : await readIfThere(join(outputFolder, found.path));
  if (found.path === undefined || contents === undefined) return buildTextAnswer(404, 'Not found', rules);
  const headers = { 'Content-Type': findContentType(found.path), ETag: planETag(contents) };
  const answer = { headers: mergeHeaders(headers, rules), body: contents };
  if (found.kind === 'missing') return { status: 404, ...answer };
  return isKnown(request, headers.ETag) ? { status: 304, ...answer, body: '' } : { status: 200, ...answer };
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
