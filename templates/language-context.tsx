/** The language that islands are shown in. Server and browser both provide it around each island. */
import { createContext, type ReactNode, useContext } from 'react';

/** A language as islands need it. */
export type ActiveLanguage = {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
};

/** `useLanguage` was called where no `LanguageProvider` is above: a fault of the program. */
export class LanguageContextError extends Error {
  override readonly name = 'LanguageContextError';

  constructor() {
    super('useLanguage needs a LanguageProvider above the component that calls it.');
  }
}

const LanguageContext = createContext<ActiveLanguage | undefined>(undefined);

/** Tells the components below which language they are shown in. */
export function LanguageProvider({ tag, dir, children }: ActiveLanguage & { readonly children: ReactNode }) {
  return <LanguageContext value={{ tag, dir }}>{children}</LanguageContext>;
}

/** The language of the nearest provider. Throws `LanguageContextError` when there is none. */
export function useLanguage(): ActiveLanguage {
  const language = useContext(LanguageContext);
  if (language === undefined) throw new LanguageContextError();
  return language;
}
