/**
 * One solid call at a time: that of the top bar fills once the hero's has left the screen,
 * `.compact-call-button[data-alone]`.
 */

/** Starts the behaviour on pages whose hero has a call; elsewhere the call of the bar is alone from the start. */
export function fillTopBarCall(): void {
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
