/** Runs in the overview: gives each frame the height of what it shows, now and whenever that changes. */

for (const frame of document.querySelectorAll('iframe')) {
  if (frame.contentDocument?.URL !== 'about:blank') fitFrame(frame);
  frame.addEventListener('load', () => fitFrame(frame));
}

function fitFrame(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  new ResizeObserver(() => {
    frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`;
  }).observe(body);
}
