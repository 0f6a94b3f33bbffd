/**
 * What the HTTP Observatory of MDN asks of a page for 135 points, the most that headers and a page can earn:
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 *
 * A page begins with 100. The content policy adds 10 and its `frame-ancestors` 5, where a page comes from 10, what it
 * says where visitors came from 5, hashes of scripts 5. The other headers add nothing, but cost when they miss.
 */
import type { Answer } from '../ask-server.ts';

const headers: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /(?:^|; )default-src 'none'(?:;|$)/u],
  ['content-security-policy', /(?:^|; )form-action '(?:none|self)'(?:;|$)/u],
  ['content-security-policy', /(?:^|; )frame-ancestors /u],
  ['content-security-policy', /^(?!.*(?:'unsafe-|\*|\b(?:data|http|ftp):|https:(?!\/\/)))/u],
  ['cross-origin-resource-policy', /^same-(?:origin|site)$/u],
  ['referrer-policy', /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u],
  // Six months are asked for; this is at least twenty million seconds, some 230 days.
  ['strict-transport-security', /^max-age=(?:[2-9]\d{7}|\d{9,})(?:;|$)/u],
  ['x-content-type-options', /^nosniff$/u],
];

/** What keeps the answer for a page from 135 points: names of headers, and scripts from elsewhere or without a hash. */
export function listLostPoints(reply: Pick<Answer, 'headers' | 'body'>): string[] {
  const wrong = headers.filter(([name, value]) => {
    const found = reply.headers[name];
    return typeof found !== 'string' || !value.test(found);
  });
  // Their absence is asked for: cookies and sharing with other origins.
  const unwanted = ['set-cookie', 'access-control-allow-origin'].filter((name) => name in reply.headers);
  const scripts = String(reply.body).match(/<script\b[^>]*\ssrc=[^>]*>/gu) ?? ['no script'];
  const open = scripts.filter((tag) => !/\ssrc="\/(?!\/)/u.test(tag) || !/\sintegrity="sha/u.test(tag));
  return [...new Set(wrong.map(([name]) => name)), ...unwanted, ...open];
}
