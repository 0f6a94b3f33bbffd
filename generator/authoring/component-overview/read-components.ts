/** Reads every component and island with its examples, for the overview and for tests. */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastGlob from 'fast-glob';
import type { ComponentType } from 'react';
import { isPlainObject } from '../../../schema/data-path.ts';
import { exampleLanguages } from '../../../templates/components/example-data.ts';
import type { ActiveLanguage } from '../../../templates/language-context.tsx';
import { programRoot } from '../../files/hash.ts';

export type ExampleProps = Readonly<Record<string, unknown>>;

/** An example: the props that show a component in one state. */
export type ComponentExample = {
  /** Begins with the language of the texts, such as `english, with an error`. */
  readonly name: string;
  readonly language: ActiveLanguage;
  readonly props: ExampleProps;
};

/** A component of a page, of the layout or of an island, with its examples. */
export type ComponentWithExamples = {
  /** Name of the component, of its folder and of its file. */
  readonly name: string;
  readonly folder: 'components' | 'layouts' | 'islands';
  /** Path of the examples, relative to the project. */
  readonly file: string;
  readonly Component: ComponentType<ExampleProps>;
  readonly examples: readonly ComponentExample[];
};

/**
 * Returns all components that have examples, sorted by folder and name. Throws when an examples file breaks the
 * conventions.
 */
export async function readComponents(): Promise<ComponentWithExamples[]> {
  const pattern = 'templates/{components,layouts,islands}/*/*.examples.ts';
  const files = await fastGlob(pattern, { cwd: programRoot });
  return Promise.all(files.sort().map(readComponent));
}

async function readComponent(file: string): Promise<ComponentWithExamples> {
  const name = basename(file, '.examples.ts');
  const { [name]: Component } = await readModule(file.replace('.examples.ts', '.tsx'));
  const [examples] = Object.values(await readModule(file));
  if (typeof Component !== 'function' || !isPlainObject(examples)) {
    throw new Error(`${file} has no examples, or there is no component ${name} in the same folder.`);
  }
  return {
    name,
    // The glob pattern matches only these three folders.
    folder: file.split('/')[1] as ComponentWithExamples['folder'],
    file,
    // TypeScript checks the props in the examples file against the component's type.
    Component: Component as ComponentType<ExampleProps>,
    examples: Object.entries(examples).map(([example, props]) => ({
      name: example,
      language: languageOf(example, file),
      props: props as ExampleProps,
    })),
  };
}

function languageOf(example: string, file: string): ActiveLanguage {
  const [firstWord] = /^\w*/u.exec(example) ?? [];
  const found = Object.entries(exampleLanguages).find(([name]) => name === firstWord);
  if (found !== undefined) return found[1];
  const names = Object.keys(exampleLanguages).join(', ');
  throw new Error(`${file}: the example "${example}" does not begin with a language. Languages: ${names}.`);
}

async function readModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(pathToFileURL(join(programRoot, file)).href);
}
