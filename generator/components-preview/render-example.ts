/** The HTML of a component in one of its examples, as it stands in a page. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '../../templates/islands/Island.tsx';
import { type IslandName, islands } from '../../templates/islands/islands.ts';
import { LanguageProvider } from '../../templates/language-context.tsx';
import type { ComponentExample, ExampledComponent } from './read-components.ts';

/** Renders an example; an island with its host, so that it comes to life. Throws what the component throws. */
export function renderExample({ name, Component }: ExampledComponent, example: ComponentExample): string {
  const island = islandNamed(name);
  if (island === undefined) {
    const { tag, dir } = example.language;
    const children = createElement(Component, example.props);
    return renderToString(createElement(LanguageProvider, { tag, dir, children }));
  }
  // `Island` checks the props against the schema of the island.
  const props = example.props as never;
  return renderToString(
    createElement(Island<IslandName>, { name: island, prefix: 'example', props, language: example.language }),
  );
}

/** `LoanCalculator` is the island `loan-calculator`; undefined for components that are none. */
function islandNamed(component: string): IslandName | undefined {
  const name = component.replace(/(?<!^)[A-Z]/gu, '-$&').toLowerCase();
  // The keys of the table are its names.
  return name in islands ? (name as IslandName) : undefined;
}
