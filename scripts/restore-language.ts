/**
 * Restores the chosen language before first paint: an address without a language goes to the stored language's address,
 * with query and hash and without a history entry. Runs inline at the start of every page.
 *
 * The languages with a prefix are in `<html data-prefixes="en es">`, so the script is the same on every page.
 */
import { readStoredLanguage } from './stored-language.ts';

const root = document.documentElement;
const prefixes = (root.dataset.prefixes ?? '').split(' ');
const wanted = readStoredLanguage();
const current = location.pathname.split('/')[1] ?? '';

if (wanted && prefixes.includes(wanted) && !prefixes.includes(current)) {
  // The page stays unpainted until the next page arrives, and is shown when that fails.
  root.hidden = true;
  setTimeout(() => {
    root.hidden = false;
  }, 4000);
  location.replace(`/${wanted}${location.pathname}${location.search}${location.hash}`);
}
