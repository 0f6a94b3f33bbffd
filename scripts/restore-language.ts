/** Redirects before first paint to the stored language, with query and hash and without a history entry. */
import { readStoredLanguage } from './stored-language.ts';

const root = document.documentElement;
const prefixes = (root.dataset.prefixes ?? '').split(' ');
const storedLanguage = readStoredLanguage();
const firstSegment = location.pathname.split('/')[1] ?? '';

if (storedLanguage && prefixes.includes(storedLanguage) && !prefixes.includes(firstSegment)) {
  // Hides the page until the next page arrives. If that fails, the page is shown again.
  root.hidden = true;
  setTimeout(() => {
    root.hidden = false;
  }, 4000);
  location.replace(`/${storedLanguage}${location.pathname}${location.search}${location.hash}`);
}
