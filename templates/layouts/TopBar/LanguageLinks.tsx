/** The languages of the site: this page in each of them, every name readable without opening anything. */
import type { LanguageLink } from '../../page-context.ts';

export type LanguageLinksProps = {
  /** This page in every language. */
  readonly languages: readonly LanguageLink[];
  /** Name of the list for screen readers: "Language: English". */
  readonly name: string;
};

/** Plain links, so that they work without scripts. Scripts remember the choice by `data-language`. */
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
