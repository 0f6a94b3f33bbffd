import { describe, expect, it } from 'vitest';
import { planRequest, type SentField } from '../../../../templates/islands/ContactForm/post-message.ts';

const fields: readonly SentField[] = [
  ['fullName', 'سلمى & Haddad'],
  ['message', 'one\ntwo=2'],
];
const page = 'https://www.example.com/en/contact';

describe('the request', () => {
  it.each([
    ['/api/contact', 'same-origin'],
    ['https://www.example.com/api', 'same-origin'],
    ['https://formspree.io/f/abc', 'omit'],
    ['//formspree.io/f/abc', 'omit'],
    ['http://www.example.com/api', 'omit'],
  ])('to %s has the credentials mode %s', (action, credentials) => {
    expect(planRequest(fields, { action, encoding: 'urlencoded' }, page)).toMatchObject({ credentials });
  });

  it.each(['urlencoded', 'multipart'] as const)('encoded as %s has only the header Accept', (encoding) => {
    const { method, headers } = planRequest(fields, { action: '/api/contact', encoding }, page);
    expect({ method, headers }).toEqual({ method: 'POST', headers: { Accept: 'application/json' } });
  });

  it('encoded as JSON has a content type', () => {
    const { headers, body } = planRequest(fields, { action: '/api/contact', encoding: 'json' }, page);
    expect(headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
    expect(JSON.parse(String(body))).toEqual(Object.fromEntries(fields));
  });

  it.each(['urlencoded', 'multipart'] as const)(
    'encoded as %s contains every field unchanged',
    async (encoding) => {
      const { body = null } = planRequest(fields, { action: '/api/contact', encoding }, page);
      const parsed = await new Response(body).formData();
      expect([...parsed].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')])).toEqual(
        fields,
      );
    },
  );
});
