import { expect, it } from 'vitest';
import { listPenalties } from './observatory.ts';

const policy =
  "default-src 'none'; script-src 'self' 'sha256-abc='; form-action 'self'; frame-ancestors 'none'";
const validHeaders = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const script = '<script type="module" src="/assets/main.js" integrity="sha384-abc"></script>';
const lost = (headers: object, html = script) =>
  listPenalties({ headers: { ...validHeaders, ...headers }, body: Buffer.from(html) });

it('the Observatory check finds no lost points when every header and script meets the requirements', () => {
  expect(lost({})).toEqual([]);
});

it.each(Object.keys(validHeaders))(
  'the Observatory check reports %s when it is missing, sent twice, or has another value',
  (name) => {
    for (const value of [undefined, ["default-src 'none'", 'nosniff'], 'max-age=15551999'])
      expect(lost({ [name]: value })).toEqual([name]);
  },
);

it.each([
  ["default-src 'none'", "default-src 'self'"],
  ["form-action 'self'", "form-action 'self' https://forms.example"],
  ['frame-ancestors', 'frame-src'],
  ["'sha256-abc='", "'unsafe-inline'"],
  ["'sha256-abc='", 'https://*'],
])('the Observatory check reports a content policy without %s and with %s', (right, wrong) => {
  const value = policy.replace(right, wrong);
  expect(lost({ 'content-security-policy': value })).toEqual(['content-security-policy']);
});

it('the Observatory check reports cookies, and scripts from other origins or without a hash', () => {
  expect(lost({ 'set-cookie': 'a=1' })).toEqual(['set-cookie']);
  for (const html of [script.replace('"/', '"//'), script.replace('integrity', 'id'), '<p>no script</p>'])
    expect(lost({}, html)).toHaveLength(1);
});
