/**
 * What the HTTP Observatory of MDN would give a page, by its public table of scores (R122). What only a scan of a
 * running site can know (redirects to https, the lists of https-only sites, cookies) counts as neither good nor bad.
 */
import type { Headers } from '../emit/hosts/host-table.ts';

/** The score with what it is made of. */
export type Observatory = {
  /** 100 is the start; bonus points count only for a page that loses at most 10. */
  readonly score: number;
  /** Points added or taken away, by what was looked at. */
  readonly points: Readonly<Record<string, number>>;
};

const start = 100;
const bonusFrom = 90;

/** Scores a page by the headers of its answer and its HTML. */
export function scorePage(headers: Headers, html: string): Observatory {
  const find = createFinder(headers);
  const policy = parsePolicy(find('Content-Security-Policy'));
  const points = {
    'content policy': scorePolicy(policy),
    'referrer policy': scoreReferrer(find('Referrer-Policy')),
    'https only': scoreHsts(find('Strict-Transport-Security')),
    integrity: scoreIntegrity(html),
    'content type': find('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    framing: scoreFraming(policy, find('X-Frame-Options')),
    'resource policy': scoreResourcePolicy(find('Cross-Origin-Resource-Policy')),
  };
  const all = Object.values(points);
  const withoutBonus = start + sum(all.filter((value) => value < 0));
  return { score: withoutBonus >= bonusFrom ? start + sum(all) : withoutBonus, points };
}

/** Sources by directive; undefined without a policy. */
type Policy = ReadonlyMap<string, readonly string[]> | undefined;

const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/u;
const inline = /^(?:'unsafe-inline'|data:)$/u;

function scorePolicy(policy: Policy): number {
  if (policy === undefined) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isLoose = (source: string) => broad.test(source) || inline.test(source);
  if (sources('script-src').some(isLoose) || sources('object-src').some((source) => broad.test(source)))
    return -20;
  const all = [...policy.values()].flat();
  if (all.some((source) => /^(?:http|ftp):/u.test(source))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (sources('style-src').some(isLoose)) return 0;
  const isStrict =
    policy.get('default-src')?.join() === "'none'" &&
    /^'(?:none|self)'$/u.test(policy.get('form-action')?.join() ?? '');
  return isStrict ? 10 : 5;
}

function scoreReferrer(value: string | undefined): number {
  if (value === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u.test(value) ? 5 : -5;
}

/** Half a year is enough. */
function scoreHsts(value = ''): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/iu.exec(value)?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_552_000 ? 0 : -10;
}

function scoreIntegrity(html: string): number {
  const tags = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/gu)];
  const foreign = tags.filter(([, src = '']) => /^(?:[a-z]+:)?\/\//iu.test(src));
  if (foreign.some(([tag]) => !tag.includes(' integrity="'))) return -5;
  return tags.some(([tag]) => tag.includes(' integrity="')) ? 5 : 0;
}

function scoreFraming(policy: Policy, header: string | undefined): number {
  if (policy?.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/iu.test(header ?? '') ? 0 : -20;
}

function scoreResourcePolicy(value: string | undefined): number {
  if (value === 'same-origin' || value === 'same-site') return 10;
  return value === undefined || value === 'cross-origin' ? 0 : -5;
}

function parsePolicy(value: string | undefined): Policy {
  if (value === undefined) return undefined;
  const parts = value.split(';').map((part) => part.trim().split(/\s+/u));
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** Names of headers count in any case. */
function createFinder(headers: Headers): (name: string) => string | undefined {
  const values = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => values.get(name.toLowerCase());
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
