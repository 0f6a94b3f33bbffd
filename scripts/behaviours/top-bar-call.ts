/**
 * Only one solid call button at a time: that of the top bar is filled when the one of the hero has left the screen,
 * `.compact-call-button[data-alone]`.
 */

/** Starts the behaviour on pages whose hero has a call button; elsewhere that of the bar is filled from the start. */
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
