import type { ReactNode } from 'react';
import { type ActiveLanguage, LanguageProvider } from '../../templates/language-context.tsx';

/** Languages of pages, by their direction. */
export const languages = { ltr: { tag: 'en', dir: 'ltr' }, rtl: { tag: 'ar', dir: 'rtl' } } as const;

/** Returns a part of a page in the context of a language. */
export function inLanguage(part: ReactNode, { tag, dir }: ActiveLanguage = languages.ltr) {
  return (
    <LanguageProvider tag={tag} dir={dir}>
      {part}
    </LanguageProvider>
  );
}
