import { describe, expect, it } from 'vitest';
import { leadsToOtherPage } from '../../../scripts/behaviours/followed-link.ts';

const current = 'https://www.example.com/en/faq?q=1#top';
const plain = { isPlain: true, target: '', isDownload: false };

describe('leadsToOtherPage', () => {
  it.each(['/en/services', 'https://www.example.com/', '/en/faq?q=2', '/en/faq', '/en/faq?q=2#top'])(
    'is true for %s',
    (href) => {
      expect(leadsToOtherPage({ ...plain, href }, current)).toBe(true);
    },
  );

  it.each([
    '#call',
    '/en/faq?q=1#call',
    'https://example.org/',
    'http://www.example.com/',
    'tel:+16265550100',
    'sms:+16265550100',
    'mailto:info@example.com',
  ])('is false for %s', (href) => {
    expect(leadsToOtherPage({ ...plain, href }, current)).toBe(false);
  });

  it.each([{ isPlain: false }, { isDownload: true }, { target: '_blank' }, { target: 'frame' }])(
    'is false for a link with %j',
    (difference) => {
      expect(leadsToOtherPage({ ...plain, href: '/en/services', ...difference }, current)).toBe(false);
    },
  );

  it('is true for a link that names its own tab', () => {
    expect(leadsToOtherPage({ ...plain, href: '/en/services', target: '_self' }, current)).toBe(true);
  });
});
