import type { ReactNode } from 'react';
import { type ActiveLanguage, LanguageProvider } from '../../templates/rendering/language-context.tsx';

export const languages = { ltr: { tag: 'en', dir: 'ltr' }, rtl: { tag: 'ar', dir: 'rtl' } } as const;

export function inLanguage(element: ReactNode, { tag, dir }: ActiveLanguage = languages.ltr) {
  return (
    <LanguageProvider tag={tag} dir={dir}>
      {element}
    </LanguageProvider>
  );
}
