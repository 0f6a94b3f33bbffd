/**
 * The host element of an island: its HTML and everything that the browser needs to hydrate it. `renderToString`
 * renders each island separately, because the ids of `useId` depend on the root; the browser hydrates it with the
 * same prefix.
 */
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../rendering/island-context.tsx';
import type { ActiveLanguage } from '../rendering/language-context.tsx';

export type IslandHostProps<Props extends object> = {
  /** The hyphenated name of its folder: `bail-estimator`. The script of the folder hydrates it. */
  readonly name: string;
  readonly Component: ComponentType<Props>;
  /** Prefix of the ids inside; unique on the page. */
  readonly prefix: string;
  /** A small JSON-serializable object. */
  readonly props: Props;
  readonly language: ActiveLanguage;
};

export function Island<Props extends object>(island: IslandHostProps<Props>) {
  const { name, Component, prefix, props, language } = island;
  const html = renderIsland(createElement(Component, props), prefix, language);
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      // React has just rendered and escaped this HTML; no other code sets HTML from a string.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function renderIsland(island: ReactElement, prefix: string, { tag, dir }: ActiveLanguage): string {
  return renderToString(
    <IslandRoot tag={tag} dir={dir}>
      {island}
    </IslandRoot>,
    { identifierPrefix: prefix },
  );
}
