/** The visitor's chosen language in local storage. Errors of the storage (blocked, private mode) are ignored. */

const key = 'language';

export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the language of a clicked `a[data-language]` before the next page reads it. */
export function storeLanguageOnClick(): void {
  document.addEventListener('click', storeChoice);
  // A click with the middle button opens a tab, which must not redirect to the old language.
  document.addEventListener('auxclick', storeChoice);
}

const secondaryButton = 2;

function storeChoice({ target, button }: MouseEvent): void {
  if (button === secondaryButton || !(target instanceof Element)) return;
  const tag = target.closest<HTMLAnchorElement>('a[data-language]')?.dataset.language;
  if (tag) writeStoredLanguage(tag);
}

function writeStoredLanguage(tag: string): void {
  try {
    localStorage.setItem(key, tag);
  } catch {
    // Without storage, the choice persists only through the addresses of links, which contain the language.
    removeStoredLanguage();
  }
}

/** Removes an older choice, which must not override the new one when storage is full. */
function removeStoredLanguage(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage contains no older choice.
  }
}
