/** The button retries, then reloads, because a release may have replaced files. The page has the template. */

const notices = new Map<HTMLElement, HTMLElement>();
/** Hosts for which a visitor pressed the button: one interaction may cause several failures before that. */
const retriedHosts = new WeakSet<HTMLElement>();

/** The button calls `retry`, or reloads the page when that has failed. */
export function showFailure(host: HTMLElement, retry: () => void): void {
  const notice = notices.get(host) ?? createNotice();
  const button = notice?.querySelector('button');
  if (notice === undefined || !button) return;
  const canReload = retriedHosts.has(host);
  if (canReload) button.textContent = button.dataset.reload ?? '';
  button.onclick = () => {
    // While offline, the error page of the browser would replace the page with its number to call.
    if (canReload && navigator.onLine) return reloadPage();
    retriedHosts.add(host);
    hideFailure(host);
    retry();
  };
  if (notices.has(host)) return;
  notices.set(host, notice);
  host.after(notice);
}

function createNotice(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template[data-failed]');
  const notice = template?.content.firstElementChild?.cloneNode(true);
  return notice instanceof HTMLElement ? notice : undefined;
}

/** The focus moves from the notice to the island. */
export function hideFailure(host: HTMLElement): void {
  const notice = notices.get(host);
  if (notice?.contains(document.activeElement))
    host.querySelector<HTMLElement>('button, input:not([type="hidden"])')?.focus();
  notice?.remove();
  notices.delete(host);
}

type TypedTexts = Readonly<Record<string, string>>;

/** What the visitor typed is kept in the history entry, as browsers do; the site stores nothing. */
function reloadPage(): void {
  const typed: TypedTexts = Object.fromEntries(
    listFields().map(([key, field]) => [key, isBox(field) ? String(field.checked) : field.value]),
  );
  history.replaceState({ typed }, '');
  location.reload();
}

export function restoreTypedTexts(): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('typed' in state)) return;
  // Only `reloadPage` writes this state.
  const typed = state.typed as TypedTexts;
  history.replaceState(null, '');
  for (const [key, field] of listFields()) {
    const text = typed[key];
    if (text === undefined || text === '') continue;
    if (isBox(field)) field.checked = text === 'true';
    else field.value = text;
    // After reloading, browsers do not open the disclosure that the fragment of the address names.
    const disclosure = field.closest('details');
    if (disclosure !== null) disclosure.open = true;
  }
}

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Each has a key that is the same in another release of the page. */
function listFields(): readonly (readonly [key: string, field: TypedField])[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap((host) =>
    [...host.querySelectorAll<TypedField>('input:not([type="hidden"]), select, textarea')].map(
      (field) => [`${host.dataset.island} ${host.dataset.prefix} ${field.name}`, field] as const,
    ),
  );
}

function isBox(field: TypedField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
