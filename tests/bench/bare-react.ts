/**
 * Renders the pages of a built site in a bare loop of `renderToString`, which shows the time that React alone
 * needs. The loop does less than a build: its pages are plain data with complete texts, and it checks
 * nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { type DOMNode, HtmlElement, Parser, StaticConfigLoader, TextNode } from 'html-validate';
import { listPages } from '../site/built-pages.ts';
import { projectRoot } from '../site/temporary-project.ts';

/** A text, or an element with its name, its props and its children. */
type Tree =
  | string
  | readonly [name: string, props: Readonly<Record<string, string>>, children: readonly Tree[]];

/** A program that renders the pages of a built site. */
export type BareReact = {
  /** Renders all pages in a separate process. Returns the duration of the process in seconds. */
  readonly measureSeconds: () => number;
  readonly remove: () => void;
};

/** Converts the pages of an output folder to data, and writes a program that renders the data. */
export async function createBareReact(outputFolder: string): Promise<BareReact> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-react-'));
  const parser = new Parser(await new StaticConfigLoader().getConfigFor('page.html'));
  mkdirSync(path.join(folder, 'data'));
  for (const [index, file] of listPages(outputFolder).entries()) {
    const root = parser.parseHtml(readFileSync(path.join(outputFolder, file), 'utf8'));
    const trees = root.childNodes.flatMap(convert);
    writeFileSync(path.join(folder, `data/${index}.json`), JSON.stringify(trees));
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'print.mjs'), program);
  return { measureSeconds: () => measureRun(folder), remove: () => rmSync(folder, { recursive: true }) };
}

/** Attributes that React rejects as strings: styles and event handlers. */
const rejectedAttributes = /^(?:style|on.*)$/u;
/** Elements that are rendered without their content, which is not part of the text of a page. */
const elementsWithoutContent = ['script', 'style', 'template'];

function convert(node: DOMNode): Tree[] {
  if (node instanceof TextNode) return [node.textContent];
  if (!(node instanceof HtmlElement)) return [];
  const props = node.attributes
    .filter(({ key }) => !rejectedAttributes.test(key))
    .map(({ key, value }) => [propOf(key), String(value ?? '')]);
  const children = elementsWithoutContent.includes(node.tagName) ? [] : node.childNodes.flatMap(convert);
  return [[node.tagName, Object.fromEntries(props), children]];
}

/** Returns the name of the React prop for an attribute. React accepts all other attribute names. */
function propOf(attribute: string): string {
  return (
    { class: 'className', for: 'htmlFor', value: 'defaultValue', checked: 'defaultChecked' }[attribute] ??
    attribute
  );
}

const program = `
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

function Node({ of: [name, props, children] }) {
  const render = (child, key) => typeof child === 'string' ? child : createElement(Node, { of: child, key });
  return createElement(name, props, ...children.map(render));
}

mkdirSync('out', { recursive: true });
for (const file of readdirSync('data')) {
  const trees = JSON.parse(readFileSync('data/' + file, 'utf8')).filter((tree) => typeof tree !== 'string');
  const html = trees.map((of) => renderToString(createElement(Node, { of }))).join('');
  writeFileSync('out/' + file.replace('json', 'html'), '<!DOCTYPE html>' + html);
}
`;

function measureRun(cwd: string): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['print.mjs'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The loop failed.\n${stderr}`);
  return (performance.now() - started) / 1000;
}
