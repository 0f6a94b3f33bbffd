import { describe, expect, it } from 'vitest';
import {
  classifyResponse,
  type PostResult,
} from '../../../../templates/islands/ContactForm/classify-response.ts';

const keys = { successField: 'success', errorsField: 'errors' };
const now = Date.parse('2026-11-20T12:00:00Z');

function responseWith(status: number, body: unknown = '', retryAfter: string | null = null): PostResult {
  const isText = typeof body === 'string';
  return {
    kind: 'response',
    status,
    type: isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    retryAfter,
    body: isText ? body : JSON.stringify(body),
  };
}

const classify = (result: PostResult, settings: Parameters<typeof classifyResponse>[1] = keys) =>
  classifyResponse(result, settings, now);
const failed = (reason: string) => ({ kind: 'failed', failure: { reason } });

it.each([
  ['an HTML page', responseWith(200, '<p>Thanks</p>'), keys],
  ['empty', responseWith(204), keys],
  ['JSON with the success field', responseWith(200, { success: true }), keys],
  [
    'JSON with the configured field of another service',
    responseWith(200, { ok: true, next: '/thanks' }),
    { successField: 'ok' },
  ],
  ['any JSON when no field is configured', responseWith(200, {}), {}],
])('classifies a message as sent when the response is %s', (_, response, settings) => {
  expect(classify(response, settings)).toEqual({ kind: 'sent' });
});

it.each([
  ['contains a false success field', responseWith(200, { success: false }), 'unconfirmed'],
  ['contains no success field', responseWith(200, { ok: true }), 'unconfirmed'],
  ['is a JSON list', responseWith(200, []), 'unconfirmed'],
  ['is incomplete JSON', { ...responseWith(200, {}), body: '{"success":' }, 'unconfirmed'],
  ['has an unexpected status', responseWith(418), 'unconfirmed'],
  ['is a rejection without a reason', responseWith(400), 'refused'],
])('classifies a message as failed when the response %s', (_, response, reason) => {
  expect(classify(response)).toEqual(failed(reason));
});

describe('a response', () => {
  it.each([
    ['by field', { email: 'required', message: 'tooLong' }, { email: 'required', message: 'tooLong' }],
    ['by field, with messages of the service', { email: 'is no address' }, { email: 'invalid' }],
    ['by field, with lists of messages', { phone: ['too short'] }, { phone: 'invalid' }],
    ['as a list', [{ field: 'email', message: 'should be an email' }], { email: 'invalid' }],
    ['together with unknown fields', { email: 'x', captcha: 'x', constructor: 'x' }, { email: 'invalid' }],
  ])('can list rejected fields %s', (_, errors, problems) => {
    for (const status of [400, 422, 200]) {
      expect(classify(responseWith(status, { errors }))).toEqual({ kind: 'fields', problems });
    }
  });

  it.each([
    ['only unknown fields', { errors: { captcha: 'x' } }],
    ['a text instead of fields', { errors: 'wrong' }],
    ['no key of the configured name', { problems: { email: 'x' } }],
  ])('rejects no field when it contains %s', (_, body) => {
    expect(classify(responseWith(400, body))).toEqual(failed('refused'));
  });
});

describe('the failure', () => {
  it.each([
    [402, 'closed'],
    [415, 'closed'],
    [599, 'server'],
  ])('for the status %i is %s', (status, reason) => {
    expect(classify(responseWith(status, { errors: { email: 'x' } }))).toEqual(failed(reason));
  });

  it.each(['timeout', 'offline'] as const)('without a response is %s', (kind) => {
    expect(classify({ kind })).toEqual(failed(kind));
  });

  it.each([
    ['1', 1],
    ['60', 1],
    ['61', 2],
    [' 3600 ', 60],
    ['Fri, 20 Nov 2026 12:04:30 GMT', 5],
  ])(
    'for too many messages contains the wait of the header Retry-After in minutes: %j',
    (retryAfter, minutes) => {
      const failure = { reason: 'tooMany', minutes };
      expect(classify(responseWith(429, '', retryAfter))).toEqual({ kind: 'failed', failure });
    },
  );

  it.each([null, '', '0', '-5', 'soon', 'Fri, 20 Nov 2026 11:00:00 GMT'])(
    'for too many messages contains no minutes when the header Retry-After is %j',
    (retryAfter) => {
      expect(classify(responseWith(429, '', retryAfter))).toEqual(failed('tooMany'));
    },
  );
});
