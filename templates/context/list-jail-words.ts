/** Joins the terms that a clerk uses with their meanings in the language of the page. */
import { textFiles } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { JailWord } from '../contract/page-context.ts';

export function listJailWords({ content, texts, fill }: LanguageTools): JailWord[] {
  const { words } = fill(textFiles['jail-words'], texts.files['jail-words']);
  return content.facts['jail-words'].words.map(({ id, term }) => {
    const translation = words[id];
    if (translation === undefined)
      throw new TypeError(`The translation of term ${id} is missing, which the rules should have reported.`);
    return { id, term, ...translation };
  });
}
