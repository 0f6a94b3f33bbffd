/** The limits of the interface, each stated once. Browser code and tests read them. */
export const timings = {
  /** Scrolled distance in CSS px above which the top bar has a shadow. */
  topBarShadowPx: 10,
  /** Scrolled distance in CSS px above which the link back to the top is shown. */
  backToTopPx: 300,
  /** Wait in ms for the next page before "Loading" shows. */
  loadingDelayMs: 150,
  /** Time in ms after which "Loading" is hidden, because the link led to a download or failed. */
  loadingEndMs: 10_000,
  /** Wait in ms after load before the cookie banner shows. */
  cookieBannerDelayMs: 5000,
  /** Days for which the choice about cookies is valid. */
  consentDays: 365,
  /** Wait in ms between a message to the chat and its reply. */
  chatReplyDelayMs: 500,
} as const;
