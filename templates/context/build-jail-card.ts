import { expectDefined } from '../../schema/expect-defined.ts';
import { pages, textFiles } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { JailCard, JailWord, SpokenLine } from '../contract/page-context.ts';

/** On pages in the language of the jails, the lines have no translations and request no interpreter. */
export function buildJailCard({ content, texts, language, fill }: LanguageTools): JailCard {
  const { sourceLanguage, languages } = content.facts.site;
  const spoken = languages.find(({ tag }) => tag === sourceLanguage) ?? language;
  const cardOf = (tag: string) => {
    const { card, repeat, heard } = fill(
      pages['ask-the-jail'].text,
      (content.texts.get(tag) ?? texts).pages['ask-the-jail'],
    );
    const request = card.interpreter({ language: nameOf(language.tag, tag) });
    const opening = spoken === language ? card.opening : `${request} ${card.opening}`;
    return { ...card, opening, repeat: repeat.lines, answers: heard.items.map((item) => item.words) };
  };
  const spokenCard = cardOf(spoken.tag);
  const translatedCard = spoken === language ? undefined : cardOf(language.tag);
  const pair = (name: 'questions' | 'repeat' | 'answers'): SpokenLine[] =>
    spokenCard[name].map((line, index) => ({ text: line, meaning: translatedCard?.[name][index] }));
  return {
    language: { tag: spoken.tag, dir: spoken.dir },
    opening: { text: spokenCard.opening, meaning: translatedCard?.opening },
    questions: pair('questions'),
    repeat: pair('repeat'),
    answers: pair('answers'),
  };
}

/** "Arabic" */
function nameOf(tag: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag) ?? tag;
}

export function listJailWords({ content, texts, fill }: LanguageTools): JailWord[] {
  const { words } = fill(textFiles['jail-words'], texts.files['jail-words']);
  return content.facts['jail-words'].words.map(({ id, term }) => ({
    id,
    term,
    ...expectDefined(words[id], `The translation of term ${id}`),
  }));
}
