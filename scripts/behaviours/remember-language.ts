/** Stores the language of a clicked `a[data-language]` before the next page reads it. */
import { writeStoredLanguage } from '../stored-language.ts';

const secondaryButton = 2;

/** Starts the behaviour for all language links. */
export function storeLanguageOnClick(): void {
  document.addEventListener('click', storeChoice);
  // A click with the middle button opens a tab, which must not redirect to the old language.
  document.addEventListener('auxclick', storeChoice);
}

function storeChoice({ target, button }: MouseEvent): void {
  if (button === secondaryButton || !(target instanceof Element)) return;
  const tag = target.closest<HTMLAnchorElement>('a[data-language]')?.dataset.language;
  if (tag) writeStoredLanguage(tag);
}
