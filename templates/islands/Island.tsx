/**
 * The host of an island: its HTML, and all that the browser needs to bring it to life.
 *
 * An island is rendered by a `renderToString` of its own, because the ids of `useId` depend on the root; the
 * browser hydrates it with the same prefix.
 */
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../island-context.tsx';
import type { ActiveLanguage } from '../language-context.tsx';
import { type IslandDefinition, type IslandName, type IslandProps, islands } from './islands.ts';

export type IslandHostProps<Name extends IslandName> = {
  readonly name: Name;
  /** Start of the ids inside; another one for each island of a page. */
  readonly prefix: string;
  readonly props: IslandProps<Name>;
  /** Language of the page. */
  readonly language: ActiveLanguage;
};

/** Renders the island and its host. Throws when the props do not fit the island's schema. */
export function Island<Name extends IslandName>({ name, prefix, props, language }: IslandHostProps<Name>) {
  // One row of a table of different components: `IslandProps` has joined the name with its props already.
  const definition = islands[name] as unknown as IslandDefinition<object>;
  const checked = definition.schema.parse(props);
  const html = renderIsland(createElement(definition.Component, checked), prefix, language);
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(checked)}
      data-prefix={prefix}
      // React made and escaped this HTML a moment ago; no other place takes HTML as a string.
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
