/**
 * Fills the call button of the top bar, `.compact-call-button[data-alone]`, while that of the hero is off screen, so
 * that only one call button is filled at a time.
 */

/** Starts the behaviour. On pages whose hero has no call button, that of the top bar is always filled. */
export function toggleTopBarCall(): void {
  const call = document.querySelector('.compact-call-button');
  const heroCall = document.querySelector('.hero .call-button');
  call?.toggleAttribute('data-alone', heroCall === null);
  if (call === null || heroCall === null) return;
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last !== undefined) call.toggleAttribute('data-alone', !last.isIntersecting);
  });
  observer.observe(heroCall);
}
