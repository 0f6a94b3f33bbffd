/** Drives WebKit, the engine of browsers on iPhones, with Selenium (Debian package `webkit2gtk-driver`). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder, Key } from 'selenium-webdriver';
import { findFreePort } from '../../hosts/host-server.ts';
import { type Driver, type Engine, phoneViewport, sleep, timeoutMs } from './driver.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const screenProgram = '/usr/bin/Xvfb';
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

export const webkit: Engine = {
  name: 'WebKit',
  programs: [driverProgram, screenProgram],
  start: async () => {
    const screen = spawn(screenProgram, ['-displayfd', '3'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const children: ChildProcess[] = [screen];
    // Xvfb writes its number when it is ready.
    const [display] = await Promise.race([once(screen.stdio[3] as Readable, 'data'), once(screen, 'exit')]);
    return {
      // A driver has one session at a time, which may not respond any more.
      openWindow: async () => openWindow(await startDriver(`:${String(display).trim()}`, children)),
      close: async () => {
        for (const child of children) child.kill();
      },
    };
  },
};

/** Tries other ports when another program takes the free port first. */
async function startDriver(display: string, children: ChildProcess[], attempts = 3): Promise<string> {
  const port = await findFreePort();
  const child = spawn(driverProgram, [`--port=${port}`], {
    stdio: 'ignore',
    // This folder has settings of GTK, which reduce motion.
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: import.meta.dirname },
  });
  children.push(child);
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    await sleep(50);
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok === true) return address;
  }
  if (attempts === 1) throw new Error(`${driverProgram} exits with ${child.exitCode}.`);
  return startDriver(display, children, attempts - 1);
}

async function openWindow(address: string): Promise<Driver> {
  // A server and a browser are named, so Selenium neither looks for a driver nor reads the environment.
  const session = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  const execute = session.execute.bind(session);
  // The driver sometimes does not respond.
  session.execute = (command) => Promise.race([execute(command), rejectLate()]);
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phoneViewport });
  const evaluate: Driver['evaluate'] = (run, ...args) =>
    session.executeScript(`return (${run})(...arguments)`, ...args);
  return {
    open: async (url) => {
      await session.get(url);
      await evaluate(watchMessages);
    },
    evaluate,
    move: (x, y) => session.actions().move({ x, y, duration: 0 }).perform(),
    click: (x, y) => session.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    wait: sleep,
    takeMessages: () => evaluate(takeMessages),
    close: () => session.quit(),
  };
}

async function rejectLate(): Promise<never> {
  await setTimeout(timeoutMs, undefined, { ref: false });
  throw new Error(`WebKitWebDriver does not respond within ${timeoutMs} ms.`);
}

/** Runs in the page after its `load` event. WebDriver does not report messages, so earlier ones are missed. */
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
