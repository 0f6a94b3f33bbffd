import { expect, it } from 'vitest';
import { planSecurityHeaders } from '../../../generator/emit/hosts/security-headers.ts';
import {
  buildContentSecurityPolicy,
  hashInlineScript,
} from '../../../generator/render/content-security-policy.ts';
import { scorePage } from '../../../generator/verify/observatory.ts';

const html = '<script>1</script><script type="module" src="/assets/main.js" integrity="sha384-abc"></script>';

function makeHeaders(formOrigin?: string) {
  const contentSecurityPolicy = buildContentSecurityPolicy({
    inlineScriptHashes: [hashInlineScript('1')],
    formOrigin,
  });
  return {
    ...planSecurityHeaders({ contentSecurityPolicy, hstsPreload: false }),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

it('gives our headers 135 with a form of our own, and 130 with one of another origin', () => {
  expect(scorePage(makeHeaders(), html).score).toBe(135);
  expect(scorePage(makeHeaders('https://formspree.io'), html).score).toBe(130);
});

it.each([
  ['without a policy', { 'Content-Security-Policy': undefined }, -25],
  [
    "with 'unsafe-inline' scripts",
    { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'" },
    -20,
  ],
  ['with scripts from anywhere', { 'Content-Security-Policy': "default-src 'self'; script-src https:" }, -20],
  [
    'with a source that is not https',
    { 'Content-Security-Policy': "default-src 'none'; img-src http://a.example" },
    -20,
  ],
  [
    "with 'unsafe-eval'",
    { 'Content-Security-Policy': "default-src 'none'; script-src 'self' 'unsafe-eval'" },
    -10,
  ],
  ['with loose styles', { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }, 0],
  ['that allows something by default', { 'Content-Security-Policy': "default-src 'self'" }, 5],
])('gives a policy %s its points', (_name, change, expected) => {
  const headers = Object.entries({ ...makeHeaders(), ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  expect(scorePage(Object.fromEntries(headers), html).points['content policy']).toBe(expected);
});

it('starts at 100, takes away what is missing, and gives no bonus to a page that lost much', () => {
  expect(scorePage({}, '').score).toBe(100 - 25 - 20 - 5 - 20);
  expect(scorePage({ 'referrer-policy': 'no-referrer' }, '').score).toBe(100 - 25 - 20 - 5 - 20);
});

it('counts a header whatever the case of its name', () => {
  expect(scorePage({ 'cross-origin-resource-policy': 'same-site' }, '').points['resource policy']).toBe(10);
});

it.each([
  ['<script src="/a.js"></script>', 0],
  ['<script src="https://a.example/a.js"></script>', -5],
  ['<script src="//a.example/a.js" integrity="x"></script>', 5],
  ['<p>no script</p>', 0],
])('gives %s the points of its integrity: %i', (page, points) => {
  expect(scorePage({}, page).points.integrity).toBe(points);
});
