/**
 * Restores the chosen language before first paint: redirects from an address without a language to that of the stored
 * language, with query and hash and without a history entry. Runs inline at the start of every page.
 *
 * The languages with a prefix are in `<html data-prefixes="en es">`, so the script is the same on every page.
 */
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
