export const timings = {
  /** Scrolled distance in CSS px above which the top bar has a shadow. */
  topBarShadowPx: 10,
  /** Scrolled distance in CSS px above which the link back to the top is shown. */
  backToTopPx: 300,
  /** Time in ms to wait for the next page before "Loading" is shown. */
  loadingDelayMs: 150,
  /** Time in ms after which "Loading" is hidden, because the link led to a download or failed. */
  loadingEndMs: 10_000,
  /** Time in ms between the load event and the cookie banner. */
  cookieBannerDelayMs: 5000,
  /** Days for which the choice about cookies is valid. */
  consentDays: 365,
} as const;
