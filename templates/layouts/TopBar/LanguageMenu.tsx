/** The languages of the site: links to this page in each of them (R26, R62). */
import { Icon } from '../../components/Icon/Icon.tsx';
import type { LanguageLink } from '../../page-context.ts';

export type LanguageMenuProps = {
  /** This page in every language. */
  readonly languages: readonly LanguageLink[];
  /** Name of the control for screen readers: "Language: English". */
  readonly name: string;
};

/** A disclosure with a list of links. Scripts remember the choice by `data-language`. */
export function LanguageMenu({ languages, name }: LanguageMenuProps) {
  const current = languages.find((language) => language.current);
  return (
    <details className="tool" data-tool="language">
      <summary aria-label={name}>
        <Icon name="globe" />
        <span className="tool__name">{current?.name}</span>
        <span className="tool__code" aria-hidden="true">
          {current?.shortName}
        </span>
        <Icon name="down" />
      </summary>
      <ul className="tool__list">
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
              {language.current ? <Icon name="check" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
