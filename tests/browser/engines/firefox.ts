/** Drives Firefox over WebDriver BiDi, which needs no driver program. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Driver } from './driver.ts';
import { type Engine, phoneViewport, sleep } from './engine.ts';
import { clickAt, moveTo, pressKey, pressKeys } from './input-actions.ts';

/** Sends a command. Rejects with the error of the browser. */
type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

type Connection = { readonly send: Send; readonly onEvent: (listen: (event: BidiEvent) => void) => void };
type BidiEvent = { readonly method: string; readonly params: Record<string, unknown> };

const program = '/usr/bin/firefox-esr';

/** Firefox, as Debian packages it. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: [program],
  start: async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
    const child = spawn(
      program,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const connection = await connect(`${await readAddress(child)}/session`);
    await connection.send('session.new', { capabilities: {} });
    await connection.send('session.subscribe', { events: ['log.entryAdded', 'network.fetchError'] });
    return {
      openWindow: () => openWindow(connection),
      close: async () => {
        child.kill();
        await once(child, 'exit');
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

/** Reads the address of the WebDriver BiDi server from the output of the browser. */
async function readAddress(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Firefox has no error stream.');
  for await (const line of createInterface({ input: child.stderr })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/u.exec(line) ?? [];
    if (address !== undefined) {
      child.stderr.resume();
      return address;
    }
  }
  throw new Error('Firefox exited before it could be controlled.');
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  const pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners = new Set<(event: BidiEvent) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === 'event') for (const listen of listeners) listen(message);
    const response = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === 'success') response?.resolve(message.result);
    else response?.reject(new Error(`${message.error}: ${message.message}`));
  });
  await once(socket, 'open');
  let id = 0;
  return {
    send: (method, params) => {
      id += 1;
      const response = Promise.withResolvers<Record<string, unknown>>();
      pending.set(id, response);
      socket.send(JSON.stringify({ id, method, params }));
      return response.promise;
    },
    onEvent: (listen) => void listeners.add(listen),
  };
}

/** Opens a window with its own storage. */
async function openWindow({ send, onEvent }: Connection): Promise<Driver> {
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'window', userContext });
  await send('browsingContext.setViewport', { context, viewport: phoneViewport });
  const messages: string[] = [];
  onEvent(({ params }) => {
    const isFromWindow = (params.source as { context?: unknown } | undefined)?.context === context;
    if (isFromWindow && ['error', 'warn'].includes(String(params.level)))
      messages.push(`${params.level}: ${params.text}`);
  });
  const perform = async (actions: readonly object[]) => {
    await send('input.performActions', { context, actions });
  };
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (run, ...args) => {
      const functionDeclaration = `async () => JSON.stringify({ value: await (${run})(...${JSON.stringify(args)}) })`;
      const { exceptionDetails, result } = await send('script.callFunction', {
        functionDeclaration,
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails !== undefined)
        throw new Error(String((exceptionDetails as { text: unknown }).text));
      return JSON.parse(String((result as { value: unknown }).value)).value;
    },
    move: (x, y) => perform(moveTo(x, y)),
    click: (x, y) => perform(clickAt(x, y)),
    type: (text) => perform(pressKeys([...text])),
    press: (key) => perform(pressKey(key)),
    wait: sleep,
    takeMessages: async () => messages.splice(0),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}
