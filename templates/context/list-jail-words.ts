/** Joins the terms that a clerk uses with their meanings in the language of the page. */
import { textFiles } from '../../schema/index.ts';
import type { LanguageTools } from '../language-tools.ts';
import type { JailWord } from '../page-context.ts';

/** Returns the terms in the order of their file. */
export function listJailWords({ content, texts, fill }: LanguageTools): JailWord[] {
  const { words } = fill(textFiles['jail-words'], texts.files['jail-words']);
  return content.facts['jail-words'].words.map(({ id, term }) => {
    const own = words[id];
    if (own === undefined) throw new TypeError(`translation of the word ${id}: checked before`);
    return { id, term, ...own };
  });
}
