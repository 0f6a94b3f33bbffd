/** Drives WebKit, the engine of browsers on iPhones, over WebDriver (Debian package `webkit2gtk-driver`). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { listenOn } from '../../../generator/hosting/listen-on.ts';
import type { Driver } from './driver.ts';
import { type Engine, phoneViewport, sleep } from './engine.ts';
import { clickAt, moveTo, pressKey, pressKeys } from './input-actions.ts';

/** Sends a command below the address of the driver. Rejects with the error of the browser. */
type Send = (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;

const driverProgram = '/usr/bin/WebKitWebDriver';
const displayProgram = '/usr/bin/xvfb-run';

/** WebKitGTK on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  programs: [driverProgram, displayProgram],
  start: async () => {
    const port = await findFreePort();
    // A separate process group, so that the driver, the virtual screen and the browser can be ended together.
    const child = spawn(displayProgram, ['--auto-servernum', driverProgram, `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
    });
    const send = sendTo(`http://127.0.0.1:${port}`);
    await waitUntilReady(send);
    return {
      openWindow: () => openWindow(send),
      close: async () => {
        if (child.pid !== undefined) process.kill(-child.pid);
        await once(child, 'exit');
      },
    };
  },
};

async function findFreePort(): Promise<number> {
  const server = createServer();
  const { port } = await listenOn(server, { host: '127.0.0.1', port: 0, exact: true });
  server.close();
  await once(server, 'close');
  return port;
}

const sendTo =
  (origin: string): Send =>
  async (method, command, body) => {
    const response = await fetch(`${origin}${command}`, {
      method,
      // The driver sometimes does not respond.
      signal: AbortSignal.timeout(60_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** Waits until the driver responds to a request for its status, even with an error. */
async function waitUntilReady(send: Send): Promise<void> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const isReady = await send('GET', '/status').then(
      () => true,
      (error: Error) => !(error instanceof TypeError),
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver did not start.');
}

/** Opens a session with its own storage. */
async function openWindow(send: Send): Promise<Driver> {
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, phoneViewport);
  const execute = (script: string, args: readonly unknown[]) =>
    send('POST', `${session}/execute/async`, { script, args });
  const perform = async (actions: readonly object[]) =>
    void (await send('POST', `${session}/actions`, { actions }));
  const evaluate: Driver['evaluate'] = async (run, ...args) => {
    const script = `
      const done = arguments[arguments.length - 1];
      (async () => (${run})(...arguments[0]))()
        .then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));
    `;
    const { value, error } = JSON.parse(String(await execute(script, [args])));
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
      await evaluate(watchMessages);
    },
    evaluate,
    move: (x, y) => perform(moveTo(x, y)),
    click: (x, y) => perform(clickAt(x, y)),
    type: (text) => perform(pressKeys([...text])),
    press: (key) => perform(pressKey(key)),
    wait: sleep,
    takeMessages: () => evaluate(takeMessages),
    close: async () => void (await send('DELETE', session)),
  };
}

/**
 * Runs in the page after its `load` event. WebDriver does not report messages, so earlier ones are missed.
 */
function watchMessages(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  addEventListener('error', ({ message }) => messages.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => messages.push(`error: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    messages.push(`policy violation: ${effectiveDirective} ${blockedURI}`),
  );
  console.error = (...parts: unknown[]) => messages.push(`error: ${parts.join(' ')}`);
}

/** Runs in the page. A page that was opened by a link has no messages, because nothing watches them. */
function takeMessages(): string[] {
  const messages: unknown = Reflect.get(window, 'messages');
  return Array.isArray(messages) ? messages.splice(0) : [];
}
