/**
 * Runs the YAML server of editors such as VS Code, over its protocol and with the settings of the project. The
 * packages of this folder must be installed: `npm install --prefix tests/validators`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../site/temporary-project.ts';

/** A diagnostic of the language server protocol. */
export type LspDiagnostic = {
  readonly message: string;
  /** Counted from 0. */
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
};

/** A completion that the server offers. */
export type Completion = { readonly label: string; readonly documentation?: unknown };

/** A running server. */
export type YamlServer = Awaited<ReturnType<typeof startYamlServer>>;

const load = createRequire(import.meta.resolve('yaml-language-server/package.json'));

/** The part of `vscode-jsonrpc` that is used here. */
type Connection = {
  readonly onRequest: (
    name: string,
    onCall: (params: { items: readonly { section: string }[] }) => unknown,
  ) => void;
  readonly onNotification: (
    name: string,
    onCall: (params: { uri: string; diagnostics: LspDiagnostic[] }) => void,
  ) => void;
  readonly listen: () => void;
  readonly sendRequest: (name: string, params?: object) => Promise<{ readonly items: readonly Completion[] }>;
  readonly sendNotification: (name: string, params?: object) => Promise<void>;
};

export async function startYamlServer() {
  const folder = path.dirname(load.resolve('yaml-language-server/package.json'));
  const server = spawn(process.execPath, [path.join(folder, 'bin/yaml-language-server'), '--stdio']);
  const connection = connect(server);
  connection.onRequest('workspace/configuration', ({ items }) =>
    items.map(({ section }) => readSettings(section)),
  );
  const onDiagnosticsByUri = new Map<string, (found: readonly LspDiagnostic[]) => void>();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) =>
    onDiagnosticsByUri.get(uri)?.(diagnostics),
  );
  connection.listen();
  await initialize(connection);
  return {
    /**
     * Opens a file with a text that may differ from the saved one. Returns its diagnostics, and a function
     * that returns completions.
     */
    open(file: string, text: string) {
      const uri = pathToFileURL(path.join(projectRoot, file)).href;
      const { promise, resolve } = Promise.withResolvers<readonly LspDiagnostic[]>();
      onDiagnosticsByUri.set(uri, resolve);
      return openFile(connection, { uri, text, diagnostics: promise });
    },
    async stop() {
      await connection.sendRequest('shutdown');
      await Promise.all([connection.sendNotification('exit'), once(server, 'exit')]);
    },
  };
}

function connect({ stdout, stdin }: ChildProcess): Connection {
  const rpc = load('vscode-jsonrpc/node');
  return rpc.createMessageConnection(new rpc.StreamMessageReader(stdout), new rpc.StreamMessageWriter(stdin));
}

async function initialize(connection: Connection): Promise<void> {
  const uri = pathToFileURL(projectRoot).href;
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: uri,
    workspaceFolders: [{ uri, name: 'project' }],
    capabilities: { workspace: { configuration: true, didChangeConfiguration: {} } },
  });
  await connection.sendNotification('initialized', {});
}

type OpenedFile = {
  readonly uri: string;
  readonly text: string;
  readonly diagnostics: Promise<readonly LspDiagnostic[]>;
};

function openFile(connection: Connection, { uri, text, diagnostics }: OpenedFile) {
  const textDocument = { uri, languageId: 'yaml', version: 1, text };
  const opened = connection.sendNotification('textDocument/didOpen', { textDocument });
  return {
    diagnostics,
    /** Returns the completions at a line and a character, counted from 0. */
    async complete(line: number, character: number) {
      await Promise.all([opened, diagnostics]);
      const params = { textDocument: { uri }, position: { line, character } };
      return (await connection.sendRequest('textDocument/completion', params)).items;
    },
  };
}

/** Returns the settings of a section without its name: `yaml.schemas` is `schemas` of `yaml`. */
function readSettings(section: string): object {
  const settings = JSON.parse(readFileSync(path.join(projectRoot, '.vscode/settings.json'), 'utf8'));
  const prefix = `${section}.`;
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}
