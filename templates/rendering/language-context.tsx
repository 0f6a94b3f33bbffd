import { createContext, type ReactNode, useContext } from 'react';

export type ActiveLanguage = {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
};

/** Thrown when `useLanguage` is called outside a `LanguageProvider`, which is a bug of the program. */
export class LanguageContextError extends Error {
  override readonly name = 'LanguageContextError';

  constructor() {
    super('useLanguage needs a LanguageProvider above the component that calls it.');
  }
}

const LanguageContext = createContext<ActiveLanguage | undefined>(undefined);

export function LanguageProvider({ tag, dir, children }: ActiveLanguage & { readonly children: ReactNode }) {
  return <LanguageContext value={{ tag, dir }}>{children}</LanguageContext>;
}

/** Throws `LanguageContextError` when there is no provider. */
export function useLanguage(): ActiveLanguage {
  const language = useContext(LanguageContext);
  if (language === undefined) throw new LanguageContextError();
  return language;
}
