/**
 * The host element of an island: its HTML and everything that the browser needs to hydrate it. `renderToString`
 * renders each island separately, because the ids of `useId` depend on the root; the browser hydrates it with the
 * same prefix.
 */
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../rendering/island-context.tsx';
import type { ActiveLanguage } from '../rendering/language-context.tsx';
import { type IslandDefinition, type IslandName, type IslandProps, islands } from './islands.ts';

export type IslandHostProps<Name extends IslandName> = {
  readonly name: Name;
  /** Prefix of the ids inside; unique on the page. */
  readonly prefix: string;
  readonly props: IslandProps<Name>;
  /** Language of the page. */
  readonly language: ActiveLanguage;
};

/** Renders the island and its host. Throws when the props do not match the schema of the island. */
export function Island<Name extends IslandName>({ name, prefix, props, language }: IslandHostProps<Name>) {
  // The table contains components with different props; `IslandProps` has already matched the name with its props.
  const definition = islands[name] as unknown as IslandDefinition<object>;
  const validProps = definition.schema.parse(props);
  const html = renderIsland(createElement(definition.Component, validProps), prefix, language);
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(validProps)}
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
