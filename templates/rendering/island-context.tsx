/**
 * The root of an island, and its texts. The translation feature of browsers replaces every text node by elements.
 * React loses track of such a text node, but not of an element that contains only text, so each text inside an island
 * has its own element.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { type ActiveLanguage, LanguageProvider } from './language-context.tsx';

const IslandContext = createContext(false);

/** Wraps an island, on the server and in the browser. */
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
