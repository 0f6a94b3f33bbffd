/**
 * Reloads a page whose files are gone since a release, and keeps what the visitor typed. The texts are in the history
 * entry, where browsers themselves may keep the fields of a page; the site stores nothing for it.
 */

/** The texts by the keys of their fields. */
type TypedTexts = Readonly<Record<string, string>>;

export function reloadPage(): void {
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
    // After reloading, browsers do not open the fold that the fragment of the address names.
    const fold = field.closest('details');
    if (fold !== null) fold.open = true;
  }
}

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the fields of the islands, each with a key that is the same in another release of the page. */
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
