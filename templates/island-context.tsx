/**
 * The root of an island, and how text stands in it. A browser that translates a page replaces every text node by
 * elements with other words. React loses a text node of its own by this; it does not lose an element that holds
 * nothing but text. Inside an island each text therefore has an element of its own.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { type ActiveLanguage, LanguageProvider } from './language-context.tsx';

const IslandContext = createContext(false);

/** Surrounds an island, on the server and in the browser. */
export function IslandRoot({ children, ...language }: ActiveLanguage & { readonly children: ReactNode }) {
  return (
    <IslandContext value={true}>
      <LanguageProvider {...language}>{children}</LanguageProvider>
    </IslandContext>
  );
}

/** Whether the component renders inside an island. */
export const useIsInIsland = (): boolean => useContext(IslandContext);

/** An element that holds nothing but text spreads this: React hydrates it with a translated text, too. */
export const translatable = { suppressHydrationWarning: true } as const;

/** Renders a text that may stand beside others: inside an island in an element of its own, elsewhere as it is. */
export function Text({ children }: { readonly children: string }): ReactNode {
  return useIsInIsland() ? <span {...translatable}>{children}</span> : children;
}
