/** The visitor's chosen language in local storage. Storage may throw (blocked, private mode); nobody notices. */

const key = 'language';

/** The tag of the stored language, or null when none was chosen or storage is closed. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers the visitor's choice for the next visit to an address without a language. */
export function writeStoredLanguage(tag: string): void {
  try {
    localStorage.setItem(key, tag);
  } catch {
    // Without storage the choice lasts as long as the visitor follows links, which carry the language.
    forgetLanguage();
  }
}

/** An older choice must not win over the new one where storage is full. */
function forgetLanguage(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Closed storage holds no older choice.
  }
}
