import { expect, it } from 'vitest';
import { limits } from '../../scripts/limits.ts';

it('states the limits of the interface', () => {
  expect(limits).toEqual({
    topBarShadowPx: 10,
    backToTopPx: 300,
    loadingDelayMs: 150,
    loadingEndMs: 10_000,
    cookieBannerDelayMs: 5000,
    consentDays: 365,
    chatReplyDelayMs: 500,
  });
});
