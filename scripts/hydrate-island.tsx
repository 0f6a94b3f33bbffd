/** Loaded together with the first island. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from '../templates/rendering/island-context.tsx';

/** Resolves once the island handles events. */
export function hydrateIsland(host: HTMLElement, Island: ComponentType<object>): Promise<void> {
  const { lang, dir } = document.documentElement;
  // The generator validated the props against the island's schema.
  const props = JSON.parse(host.dataset.props ?? '{}') as object;
  return new Promise((resolve) => {
    hydrateRoot(
      host,
      <IslandRoot tag={lang} dir={dir === 'rtl' ? 'rtl' : 'ltr'}>
        <Hydrated onReady={resolve}>
          <Island {...props} />
        </Hydrated>
      </IslandRoot>,
      { identifierPrefix: host.dataset.prefix ?? '' },
    );
  });
}

type HydratedProps = { readonly onReady: () => void; readonly children: ReactNode };

/** Calls `onReady` in an effect, which runs after the effects of the island inside. */
function Hydrated({ onReady, children }: HydratedProps) {
  useEffect(onReady, [onReady]);
  return children;
}
