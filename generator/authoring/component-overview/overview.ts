/** Browser script of the overview: sizes the frames and filters the components by name. */

/** Query parameter of the filter, so that a filtered page can be shared. */
const parameter = 'filter';

fitFrames();
startFilter();

/** Gives each frame the height of its contents, and updates it when that changes. */
function fitFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentDocument?.URL !== 'about:blank') fitFrame(frame);
    frame.addEventListener('load', () => fitFrame(frame));
  }
}

function fitFrame(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  new ResizeObserver(() => {
    frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`;
  }).observe(body);
}

function startFilter(): void {
  const field = document.querySelector<HTMLInputElement>('[data-filter]');
  if (field === null) return;
  field.value = new URLSearchParams(location.search).get(parameter) ?? '';
  field.addEventListener('input', () => {
    keepInAddress(field.value.trim());
    applyFilter(field.value);
  });
  applyFilter(field.value);
}

/** Hides the components whose name lacks a typed word, and shows how many are left. */
function applyFilter(typed: string): void {
  const words = typed.toLowerCase().split(/\s+/u);
  for (const part of document.querySelectorAll<HTMLElement>('[data-component]')) {
    const name = part.dataset.component?.toLowerCase() ?? '';
    part.hidden = !words.every((word) => name.includes(word));
  }
  const left = document.querySelectorAll('section[data-component]:not([hidden])').length;
  const status = document.querySelector('[data-filter-status]');
  if (status !== null) status.textContent = `${left} shown`;
}

function keepInAddress(typed: string): void {
  const address = new URL(location.href);
  if (typed === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, typed);
  history.replaceState(null, '', address);
}
