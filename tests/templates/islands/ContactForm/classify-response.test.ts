import { describe, expect, it } from 'vitest';
import {
  type Answer,
  classifyResponse,
} from '../../../../templates/islands/ContactForm/classify-response.ts';

const keys = { successField: 'success', errorsField: 'errors' };
const now = Date.parse('2026-11-20T12:00:00Z');

function answer(status: number, body: unknown = '', retryAfter: string | null = null): Answer {
  const isText = typeof body === 'string';
  return {
    kind: 'answer',
    status,
    type: isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    retryAfter,
    body: isText ? body : JSON.stringify(body),
  };
}

const classify = (given: Answer, settings: Parameters<typeof classifyResponse>[1] = keys) =>
  classifyResponse(given, settings, now);
const failed = (reason: string) => ({ kind: 'failed', failure: { reason } });

it.each([
  ['a page', answer(200, '<p>Thanks</p>'), keys],
  ['nothing', answer(204), keys],
  ['the success field', answer(200, { success: true }), keys],
  ['the field of another service', answer(200, { ok: true, next: '/thanks' }), { successField: 'ok' }],
  ['any JSON, when no field is named', answer(200, {}), {}],
])('a message is sent when the response is %s', (_, given, settings) => {
  expect(classify(given, settings)).toEqual({ kind: 'sent' });
});

it.each([
  ['says it was not taken', answer(200, { success: false }), 'unconfirmed'],
  ['lacks the success field', answer(200, { ok: true }), 'unconfirmed'],
  ['is a list', answer(200, []), 'unconfirmed'],
  ['breaks off', { ...answer(200, {}), body: '{"success":' }, 'unconfirmed'],
  ['has a status nobody expects', answer(418), 'unconfirmed'],
  ['does not take it and gives no reason', answer(400), 'refused'],
])('a message is not sent when the response %s', (_, given, reason) => {
  expect(classify(given)).toEqual(failed(reason));
});

describe('fields are rejected', () => {
  it.each([
    ['by field', { email: 'required', message: 'tooLong' }, { email: 'required', message: 'tooLong' }],
    ['by field, in words of the service', { email: 'is no address' }, { email: 'invalid' }],
    ['by field, in lists', { phone: ['too short'] }, { phone: 'invalid' }],
    ['as a list', [{ field: 'email', message: 'should be an email' }], { email: 'invalid' }],
    ['with others that are not ours', { email: 'x', captcha: 'x', constructor: 'x' }, { email: 'invalid' }],
  ])('when the response names them %s', (_, errors, problems) => {
    for (const status of [400, 422, 200]) {
      expect(classify(answer(status, { errors }))).toEqual({ kind: 'fields', problems });
    }
  });

  it.each([
    ['other fields only', { errors: { captcha: 'x' } }],
    ['a sentence', { errors: 'wrong' }],
    ['no key of that name', { problems: { email: 'x' } }],
  ])('not when it has %s', (_, body) => {
    expect(classify(answer(400, body))).toEqual(failed('refused'));
  });
});

describe('a failure', () => {
  it.each([
    [402, 'closed'],
    [415, 'closed'],
    [599, 'server'],
  ])('of status %i is %s', (status, reason) => {
    expect(classify(answer(status, { errors: { email: 'x' } }))).toEqual(failed(reason));
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
  ])('of too many messages has the minutes of %j', (retryAfter, minutes) => {
    const failure = { reason: 'tooMany', minutes };
    expect(classify(answer(429, '', retryAfter))).toEqual({ kind: 'failed', failure });
  });

  it.each([null, '', '0', '-5', 'soon', 'Fri, 20 Nov 2026 11:00:00 GMT'])(
    'of too many messages has no minutes for %j',
    (retryAfter) => {
      expect(classify(answer(429, '', retryAfter))).toEqual(failed('tooMany'));
    },
  );
});
