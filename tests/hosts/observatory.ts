/**
 * Requirements of the HTTP Observatory of MDN for 135 points, the maximum that headers and a page can earn:
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 *
 * A page starts with 100 points. The content policy adds 10, its `frame-ancestors` 5,
 * `cross-origin-resource-policy` 10, `referrer-policy` 5 and hashes of scripts 5. The other headers add no
 * points, but missing ones are penalised.
 */
import type { HttpResponse } from '../send-http-request.ts';

const requiredHeaders: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /(?:^|; )default-src 'none'(?:;|$)/u],
  ['content-security-policy', /(?:^|; )form-action '(?:none|self)'(?:;|$)/u],
  ['content-security-policy', /(?:^|; )frame-ancestors /u],
  ['content-security-policy', /^(?!.*(?:'unsafe-|\*|\b(?:data|http|ftp):|https:(?!\/\/)))/u],
  ['cross-origin-resource-policy', /^same-(?:origin|site)$/u],
  ['referrer-policy', /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u],
  // Six months are required; this matches at least twenty million seconds, about 230 days.
  ['strict-transport-security', /^max-age=(?:[2-9]\d{7}|\d{9,})(?:;|$)/u],
  ['x-content-type-options', /^nosniff$/u],
];

/**
 * Returns the reasons for lost points: names of headers, scripts from other origins or without a hash, and
 * "no script" for a page without scripts.
 */
export function listPenalties(reply: Pick<HttpResponse, 'headers' | 'body'>): string[] {
  const failed = requiredHeaders.filter(([name, value]) => {
    const found = reply.headers[name];
    return typeof found !== 'string' || !value.test(found);
  });
  // Headers that must be absent: cookies and access for other origins.
  const unwanted = ['set-cookie', 'access-control-allow-origin'].filter((name) => name in reply.headers);
  const scripts = String(reply.body).match(/<script\b[^>]*\ssrc=[^>]*>/gu) ?? ['no script'];
  const unsafeScripts = scripts.filter(
    (tag) => !/\ssrc="\/(?!\/)/u.test(tag) || !/\sintegrity="sha/u.test(tag),
  );
  return [...new Set(failed.map(([name]) => name)), ...unwanted, ...unsafeScripts];
}
