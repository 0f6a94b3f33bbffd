import { expect, it } from 'vitest';
import { listLostPoints } from './observatory.ts';

const policy =
  "default-src 'none'; script-src 'self' 'sha256-abc='; connect-src https://forms.example; form-action 'self'; frame-ancestors 'none'";
const good = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const script = '<script type="module" src="/assets/main.js" integrity="sha384-abc"></script>';
const lost = (headers: object, html = script) =>
  listLostPoints({ headers: { ...good, ...headers }, body: Buffer.from(html) });

it('finds nothing lost where every header and script is as the Observatory asks', () => {
  expect(lost({})).toEqual([]);
});

it.each(Object.keys(good))('misses %s where it is not sent, and where it is sent twice', (name) => {
  expect(lost({ [name]: undefined })).toEqual([name]);
  expect(lost({ [name]: ["default-src 'none'", 'nosniff'] })).toEqual([name]);
});

it.each([
  policy.replace("default-src 'none'", "default-src 'self'"),
  policy.replace("form-action 'self'", "form-action 'self' https://forms.example"),
  policy.replace("; form-action 'self'", ''),
  policy.replace('frame-ancestors', 'frame-src'),
  ...["'unsafe-inline'", "'unsafe-eval'", 'data:', 'https:', 'https://*', 'http://a.example', '*'].map(
    (source) => policy.replace("'sha256-abc='", source),
  ),
])('takes points for the content policy %s', (value) => {
  expect(lost({ 'content-security-policy': value })).toEqual(['content-security-policy']);
});

it.each([
  ['cross-origin-resource-policy', 'cross-origin'],
  ['referrer-policy', 'unsafe-url'],
  ['strict-transport-security', 'max-age=15551999'],
  ['x-content-type-options', 'none'],
  ['set-cookie', 'a=1'],
  ['access-control-allow-origin', '*'],
])('takes points for %s: %s', (name, value) => {
  expect(lost({ [name]: value })).toEqual([name]);
});

it.each([
  ['<script src="/a.js"></script>'],
  ['<script src="//a.example/a.js" integrity="sha384-abc"></script>'],
  ['<script src="https://a.example/a.js" integrity="sha384-abc"></script>'],
  ['<p>no script</p>'],
])('takes points for %s', (html) => {
  expect(lost({}, html)).toHaveLength(1);
});
