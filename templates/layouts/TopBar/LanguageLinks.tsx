import type { LanguageLink } from '../../contract/page-context.ts';

export type LanguageLinksProps = {
  /** This page in every language. */
  readonly languages: readonly LanguageLink[];
  /** Accessible name of the list: "Language: English". */
  readonly name: string;
};

/** Returns plain links, which work without scripts. Scripts store the value of `data-language`. */
export function LanguageLinks({ languages, name }: LanguageLinksProps) {
  return (
    <nav aria-label={name}>
      <ul className="language-links__list">
        {languages.map((language) => (
          <li key={language.tag}>
            <a
              href={language.href}
              lang={language.tag}
              dir={language.dir}
              hrefLang={language.tag}
              data-language={language.tag}
              aria-current={language.current ? 'true' : undefined}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
