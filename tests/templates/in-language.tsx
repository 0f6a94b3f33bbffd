import type { ReactNode } from 'react';
import { type ActiveLanguage, LanguageProvider } from '../../templates/language-context.tsx';

/** Languages of pages, by the direction in which they are read. */
export const languages = { ltr: { tag: 'en', dir: 'ltr' }, rtl: { tag: 'ar', dir: 'rtl' } } as const;

/** A part of a page as it stands in a page of a language. */
export function inLanguage(part: ReactNode, { tag, dir }: ActiveLanguage = languages.ltr) {
  return (
    <LanguageProvider tag={tag} dir={dir}>
      {part}
    </LanguageProvider>
  );
}
