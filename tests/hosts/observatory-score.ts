/**
 * What the HTTP Observatory of MDN gives a page, by the public table of its source :
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 *
 * Findings bear the names of that table, and each rule names the file of that project in which it stands. Four of its
 * tests have no rule here: redirects and the lists of https-only sites depend on the domain, and cookies and sharing
 * with other origins on headers that no answer of this site has, which the tests of hosts assert.
 */

/** Findings with their points. */
export const points = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-implemented-but-external-scripts-not-loaded-securely': -20,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-allow-from-origin': 0,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
  'cross-origin-resource-policy-header-invalid': -5,
} as const;

/** What a rule found. */
export type Finding = keyof typeof points;

/** An answer for a page that came over https. */
export type ScannedPage = {
  /** By lower-case name; a header that was sent twice is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly html: string;
};

/** The score with what it is made of. */
export type Score = {
  readonly score: number;
  /** One finding of each rule. */
  readonly findings: readonly Finding[];
};

/** The rules, by the file under `src/analyzer/tests/` in which the Observatory has each. */
export const rules: Readonly<Record<string, (page: ScannedPage) => Finding>> = {
  'csp.js': findContentPolicy,
  'referrer-policy.js': findReferrerPolicy,
  'strict-transport-security.js': findHsts,
  'subresource-integrity.js': findIntegrity,
  'x-content-type-options.js': findContentTypeOptions,
  'x-frame-options.js': findFraming,
  'cross-origin-resource-policy.js': findResourcePolicy,
};

const start = 100;
/** `MINIMUM_SCORE_FOR_EXTRA_CREDIT`: a page that has lost more gets no points added. */
const bonusFrom = 90;

/** Scores a page. */
export function scorePage(page: ScannedPage): Score {
  const findings = Object.values(rules).map((find) => find(page));
  const all = findings.map((finding): number => points[finding]);
  const withoutBonus = start + sum(all.filter((value) => value < 0));
  return { score: Math.max(0, withoutBonus >= bonusFrom ? start + sum(all) : withoutBonus), findings };
}

/** Sources by directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

const broad = /^(?:\*|(?:https?|ftp):|https?:\/\/\*(?:\.\*)?)$/u;
const inline = /^(?:'unsafe-inline'|data:)$/u;
const insecure = /^(?:http|ftp):/u;
const isLoose = (source: string) => broad.test(source) || inline.test(source);

/**
 * The table asks for `form-action` `'none'` or `'self'` where it gives 10 points. The code beside it looks at
 * `default-src` alone, so that a scan may give a form that posts elsewhere 5 points more than the goal counts on.
 */
function findContentPolicy({ headers }: ScannedPage): Finding {
  const value = headerOf(headers, 'content-security-policy');
  if (value === undefined) return 'csp-not-implemented';
  const policy = parsePolicy(value);
  if (policy === undefined) return 'csp-header-invalid';
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles] = [withoutIgnored(sources('script-src')), withoutIgnored(sources('style-src'))];
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, all]) => all);
  if (scripts.some(isLoose) || sources('object-src').some((source) => broad.test(source)))
    return 'csp-implemented-with-unsafe-inline';
  if (active.some((source) => insecure.test(source))) return 'csp-implemented-with-insecure-scheme';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (passive.flatMap(sources).some((source) => insecure.test(source)))
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (styles.some(isLoose)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  const isStrict =
    policy.get('default-src')?.join() === "'none'" &&
    /^'(?:none|self)'$/u.test(policy.get('form-action')?.join() ?? '');
  return isStrict ? 'csp-implemented-with-no-unsafe-default-src-none' : 'csp-implemented-with-no-unsafe';
}

/** A directive that stands twice makes the policy invalid, and a list of policies is none that this site sends. */
function parsePolicy(value: string): Policy | undefined {
  const parts = value
    .toLowerCase()
    .split(';')
    .map((part) => part.trim().split(/\s+/u))
    .filter(([name]) => name !== '');
  const names = parts.map(([name = '']) => name);
  if (value.includes(',') || names.length === 0 || new Set(names).size < names.length) return undefined;
  return new Map(
    parts.map(([name = '', ...sources]) => [
      name,
      sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources,
    ]),
  );
}

/** Beside a hash or a nonce browsers ignore `'unsafe-inline'`. */
function withoutIgnored(sources: readonly string[]): readonly string[] {
  const isHashed = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/u.test(source));
  return isHashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

/** The last known value counts. */
function findReferrerPolicy({ headers }: ScannedPage): Finding {
  const value = headerOf(headers, 'referrer-policy');
  if (value === undefined) return 'referrer-policy-not-implemented';
  const known = value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .findLast((part) => isPrivate.test(part) || isUnsafe.test(part));
  if (known === undefined) return 'referrer-policy-header-invalid';
  return isPrivate.test(known) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u;
const isUnsafe = /^(?:origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/u;

/** The source takes 15,552,000 seconds for half a year. */
function findHsts({ headers }: ScannedPage): Finding {
  const value = headerOf(headers, 'strict-transport-security');
  if (value === undefined) return 'hsts-not-implemented';
  const seconds = /(?:^|;)\s*max-age=(\d+)/iu.exec(value)?.[1];
  if (seconds === undefined || value.includes(',')) return 'hsts-header-invalid';
  return Number(seconds) >= 15_552_000
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months';
}

/** Of several scripts the worst counts; one of the own origin with a hash earns the points. */
function findIntegrity({ html }: ScannedPage): Finding {
  const tags = [...html.matchAll(/<script\b[^>]*>/gu)].map(([tag]) => tag);
  if (tags.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  const scripts = tags
    .map((tag) => ({
      src: /\ssrc="([^"]*)"/u.exec(tag)?.[1] ?? '',
      isHashed: /\sintegrity="[^"]/u.test(tag),
    }))
    .filter(({ src }) => src !== '');
  const foreign = scripts.filter(({ src }) => /^(?:https?:)?\/\//u.test(src));
  const [open, closed] = [
    foreign.filter(({ isHashed }) => !isHashed),
    foreign.filter((each) => each.isHashed),
  ];
  const isInsecure = ({ src }: { readonly src: string }) => !src.startsWith('https:');
  if (open.some(isInsecure)) return 'sri-not-implemented-and-external-scripts-not-loaded-securely';
  if (closed.some(isInsecure)) return 'sri-implemented-but-external-scripts-not-loaded-securely';
  if (open.length > 0) return 'sri-not-implemented-but-external-scripts-loaded-securely';
  if (scripts.some((script) => script.isHashed && !foreign.includes(script)))
    return 'sri-implemented-and-all-scripts-loaded-securely';
  return closed.length > 0
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
}

function findContentTypeOptions({ headers }: ScannedPage): Finding {
  const value = headerOf(headers, 'x-content-type-options');
  if (value === undefined) return 'x-content-type-options-not-implemented';
  return value.trim().toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid';
}

/** What the content policy says of frames counts more than the older header. */
function findFraming({ headers }: ScannedPage): Finding {
  const policy = parsePolicy(headerOf(headers, 'content-security-policy') ?? '');
  if (policy?.has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  const value = headerOf(headers, 'x-frame-options')?.trim().toLowerCase();
  if (value === undefined) return 'x-frame-options-not-implemented';
  if (value === 'deny' || value === 'sameorigin') return 'x-frame-options-sameorigin-or-deny';
  return value.startsWith('allow-from')
    ? 'x-frame-options-allow-from-origin'
    : 'x-frame-options-header-invalid';
}

function findResourcePolicy({ headers }: ScannedPage): Finding {
  const value = headerOf(headers, 'cross-origin-resource-policy')?.trim().toLowerCase();
  if (value === undefined) return 'cross-origin-resource-policy-not-implemented';
  return value === 'same-origin' || value === 'same-site' || value === 'cross-origin'
    ? `cross-origin-resource-policy-implemented-with-${value}`
    : 'cross-origin-resource-policy-header-invalid';
}

/** Values of a header that was sent more than once are joined, as browsers join them. */
function headerOf(headers: ScannedPage['headers'], name: string): string | undefined {
  const value = headers[name];
  return value === undefined || typeof value === 'string' ? value : value.join(', ');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
