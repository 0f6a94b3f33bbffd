import { describe, expect, it } from 'vitest';
import { type Finding, points, rules, type ScannedPage, scorePage } from './observatory-score.ts';

const good: ScannedPage = {
  headers: {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  },
  html: '<script>1</script><script type="module" src="/assets/main.js" integrity="sha384-abc"></script>',
};

const withHeader = (name: string, value: ScannedPage['headers'][string]): ScannedPage => ({
  ...good,
  headers: { ...good.headers, [name]: value },
});
const withPolicy = (value: string) => withHeader('content-security-policy', value);
const withHtml = (html: string): ScannedPage => ({ ...good, html });
const framed = (value: string | undefined): ScannedPage => ({
  ...good,
  headers: { ...good.headers, 'content-security-policy': "default-src 'none'", 'x-frame-options': value },
});

/** For every finding of the table, a page on which it is made. */
const examples: Readonly<Record<Finding, readonly ScannedPage[]>> = {
  'csp-implemented-with-no-unsafe-default-src-none': [
    good,
    withPolicy("default-src 'none'; form-action 'none'"),
    withPolicy("default-src 'none'; script-src 'sha256-abc=' 'unsafe-inline'; form-action 'self'"),
    withPolicy("DEFAULT-SRC; Form-Action 'SELF';"),
  ],
  'csp-implemented-with-no-unsafe': [
    withPolicy("default-src 'self'; form-action 'self'"),
    withPolicy("default-src 'none'"),
    withPolicy("default-src 'none'; form-action 'self' https://forms.example"),
  ],
  'csp-implemented-with-unsafe-inline-in-style-src-only': [
    withPolicy("default-src 'none'; style-src 'unsafe-inline'"),
    withPolicy("default-src 'none'; style-src https:"),
  ],
  'csp-implemented-with-insecure-scheme-in-passive-content-only': [
    withPolicy("default-src 'none'; img-src http://a.example"),
    withPolicy("default-src 'none'; media-src http:"),
  ],
  'csp-implemented-with-unsafe-eval': [
    withPolicy("default-src 'none'; script-src 'self' 'unsafe-eval'"),
    withPolicy("default-src 'self' 'unsafe-eval'"),
  ],
  'csp-implemented-with-unsafe-inline': [
    withPolicy("script-src 'self'; img-src 'self'"),
    withPolicy("object-src 'none'"),
    withPolicy("default-src 'none'; script-src 'unsafe-inline'"),
    withPolicy("default-src 'none'; script-src data:"),
    withPolicy("default-src 'none'; script-src https://*"),
    withPolicy("default-src 'none'; object-src *"),
  ],
  'csp-implemented-with-insecure-scheme': [
    withPolicy("default-src 'none'; script-src http://a.example"),
    withPolicy("default-src 'none'; connect-src http://a.example"),
  ],
  'csp-header-invalid': [
    withPolicy("default-src 'none'; default-src *"),
    withPolicy(' ; '),
    withHeader('content-security-policy', ["default-src 'none'", "default-src 'self'"]),
  ],
  'csp-not-implemented': [withHeader('content-security-policy', undefined)],
  'referrer-policy-private': [good, withHeader('referrer-policy', 'unsafe-url, no-referrer')],
  'referrer-policy-not-implemented': [withHeader('referrer-policy', undefined)],
  'referrer-policy-unsafe': [withHeader('referrer-policy', 'no-referrer-when-downgrade')],
  'referrer-policy-header-invalid': [withHeader('referrer-policy', 'none')],
  'hsts-implemented-max-age-at-least-six-months': [
    good,
    withHeader('strict-transport-security', 'max-age=15552000'),
  ],
  'hsts-implemented-max-age-less-than-six-months': [
    withHeader('strict-transport-security', 'includeSubDomains; max-age=15551999'),
  ],
  'hsts-not-implemented': [withHeader('strict-transport-security', undefined)],
  'hsts-header-invalid': [
    withHeader('strict-transport-security', 'includeSubDomains'),
    withHeader('strict-transport-security', ['max-age=63072000', 'max-age=63072000']),
  ],
  'sri-implemented-and-all-scripts-loaded-securely': [good],
  'sri-implemented-and-external-scripts-loaded-securely': [
    withHtml('<script src="https://a.example/a.js" integrity="sha384-abc"></script>'),
  ],
  'sri-not-implemented-but-no-scripts-loaded': [withHtml('<p>no script</p>')],
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': [
    withHtml('<script src="/a.js"></script>'),
    withHtml('<script src="/a.js" integrity=""></script>'),
    withHtml('<script>1</script>'),
  ],
  'sri-not-implemented-but-external-scripts-loaded-securely': [
    withHtml('<script src="https://a.example/a.js"></script>'),
  ],
  'sri-implemented-but-external-scripts-not-loaded-securely': [
    withHtml('<script src="//a.example/a.js" integrity="sha384-abc"></script>'),
  ],
  'sri-not-implemented-and-external-scripts-not-loaded-securely': [
    withHtml('<script src="http://a.example/a.js"></script>'),
    withHtml(`${good.html}<script src="//a.example/a.js"></script>`),
  ],
  'x-content-type-options-nosniff': [good],
  'x-content-type-options-not-implemented': [withHeader('x-content-type-options', undefined)],
  'x-content-type-options-header-invalid': [withHeader('x-content-type-options', ['nosniff', 'nosniff'])],
  'x-frame-options-implemented-via-csp': [good],
  'x-frame-options-sameorigin-or-deny': [framed('DENY'), framed('SameOrigin')],
  'x-frame-options-allow-from-origin': [framed('ALLOW-FROM https://a.example')],
  'x-frame-options-not-implemented': [framed(undefined)],
  'x-frame-options-header-invalid': [framed('never')],
  'cross-origin-resource-policy-implemented-with-same-origin': [good],
  'cross-origin-resource-policy-implemented-with-same-site': [
    withHeader('cross-origin-resource-policy', 'same-site'),
  ],
  'cross-origin-resource-policy-implemented-with-cross-origin': [
    withHeader('cross-origin-resource-policy', 'cross-origin'),
  ],
  'cross-origin-resource-policy-not-implemented': [withHeader('cross-origin-resource-policy', undefined)],
  'cross-origin-resource-policy-header-invalid': [
    withHeader('cross-origin-resource-policy', ['same-origin', 'same-origin']),
  ],
};

describe('the score of the Observatory', () => {
  it('is 135 for a page that earns all that headers and a page can earn', () => {
    expect(scorePage(good).score).toBe(135);
  });

  it('is made of one finding of each rule', () => {
    expect(scorePage(good).findings).toHaveLength(Object.keys(rules).length);
  });

  it.each(Object.entries(examples))('finds %s', (finding, pages) => {
    for (const page of pages) expect(scorePage(page).findings, JSON.stringify(page)).toContain(finding);
  });

  it.each(
    Object.entries(examples).flatMap(([finding, [page]]) =>
      // The keys are those of the table.
      points[finding as Finding] < 0 && page !== undefined ? [{ finding: finding as Finding, page }] : [],
    ),
  )('takes points away for $finding', ({ finding, page }) => {
    const { score, findings } = scorePage(page);
    const lost = findings.map((each): number => points[each]).filter((value) => value < 0);
    expect(lost).toContain(points[finding]);
    expect(score).toBeLessThan(135);
  });

  it('adds points only to a page that has lost at most ten', () => {
    expect(scorePage(withHeader('x-content-type-options', undefined)).score).toBe(130);
    expect(scorePage(withHeader('strict-transport-security', 'max-age=1')).score).toBe(125);
    expect(scorePage(withHeader('strict-transport-security', undefined)).score).toBe(80);
  });

  it('starts at 100, and never falls below nothing', () => {
    expect(scorePage({ headers: {}, html: '' }).score).toBe(100 - 25 - 20 - 5 - 20);
    const html = '<script src="http://a.example/a.js"></script>';
    expect(scorePage({ headers: {}, html }).score).toBe(0);
  });
});
