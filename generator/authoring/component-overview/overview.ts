/** Browser script of the overview: sizes the frames and filters the components by name. */

/** Query parameter of the filter, so that a filtered page can be shared. */
const filterParameter = 'filter';

fitFrames();
startFilter();

/** Sets the height of each frame to that of its contents, and updates it when the contents change. */
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
  field.value = new URLSearchParams(location.search).get(filterParameter) ?? '';
  field.addEventListener('input', () => {
    storeInAddress(field.value.trim());
    applyFilter(field.value);
  });
  applyFilter(field.value);
}

/** Hides components whose name does not contain every typed word, and shows the number of the others. */
function applyFilter(typedText: string): void {
  const words = typedText.toLowerCase().split(/\s+/u);
  for (const element of document.querySelectorAll<HTMLElement>('[data-component]')) {
    const name = element.dataset.component?.toLowerCase() ?? '';
    element.hidden = !words.every((word) => name.includes(word));
  }
  const shownCount = document.querySelectorAll('section[data-component]:not([hidden])').length;
  const status = document.querySelector('[data-filter-status]');
  if (status !== null) status.textContent = `${shownCount} shown`;
}

function storeInAddress(typedText: string): void {
  const address = new URL(location.href);
  if (typedText === '') address.searchParams.delete(filterParameter);
  else address.searchParams.set(filterParameter, typedText);
  history.replaceState(null, '', address);
}
