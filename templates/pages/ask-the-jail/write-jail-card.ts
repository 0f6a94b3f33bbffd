/** The card for the jail: its lines in the language that jails use, each with its meaning. */
import { pages } from '../../../schema/index.ts';
import type { LanguageTools } from '../../language-tools.ts';
import type { JailCard, SpokenLine } from '../../page-context.ts';

/** Returns the lines of the card. Readers who speak the language of the jail need no meaning and no interpreter. */
export function writeJailCard({ content, texts, language, fill }: LanguageTools): JailCard {
  const { sourceLanguage, languages } = content.facts.site;
  const spoken = languages.find(({ tag }) => tag === sourceLanguage) ?? language;
  const cardOf = (tag: string) => {
    const { card, heard } = fill(
      pages['ask-the-jail'].text,
      (content.texts.get(tag) ?? texts).pages['ask-the-jail'],
    );
    const asked = card.interpreter({ language: nameOf(language.tag, tag) });
    const opening = spoken === language ? card.opening : `${asked} ${card.opening}`;
    return { ...card, opening, repeat: heard.repeat, answers: heard.items.map((item) => item.words) };
  };
  const said = cardOf(spoken.tag);
  const meant = spoken === language ? undefined : cardOf(language.tag);
  const pair = (name: 'questions' | 'repeat' | 'answers'): SpokenLine[] =>
    said[name].map((line, index) => ({ said: line, meaning: meant?.[name][index] }));
  return {
    language: { tag: spoken.tag, dir: spoken.dir },
    opening: { said: said.opening, meaning: meant?.opening },
    questions: pair('questions'),
    repeat: pair('repeat'),
    answers: pair('answers'),
  };
}

/** Returns the name of a language in another one: "Arabic". */
function nameOf(tag: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag) ?? tag;
}
