/** Browsers that translate replace text nodes, which React loses; so each text has its own element. */
import { createContext, type ReactNode, useContext } from 'react';
import { type ActiveLanguage, LanguageProvider } from './language-context.tsx';

const IslandContext = createContext(false);

export function IslandRoot({ children, ...language }: ActiveLanguage & { readonly children: ReactNode }) {
  return (
    <IslandContext value={true}>
      <LanguageProvider {...language}>{children}</LanguageProvider>
    </IslandContext>
  );
}

export const useIsInIsland = (): boolean => useContext(IslandContext);

/** Props of an element that contains only text. With them React also hydrates a translated text. */
export const translatable = { suppressHydrationWarning: true } as const;

/** Renders a text that may have siblings: inside an island in its own element, elsewhere unchanged. */
export function Text({ children }: { readonly children: string }): ReactNode {
  return useIsInIsland() ? <span {...translatable}>{children}</span> : children;
}
