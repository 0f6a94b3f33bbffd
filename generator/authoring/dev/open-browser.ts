/** Opens an address in the default browser. */
import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** The command that opens an address, by system. */
const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address. Does nothing without a browser, because the address is on the screen. */
export function openBrowser(origin: string): void {
  const [command = '', ...rest] = openers[platform()] ?? ['xdg-open'];
  spawn(command, [...rest, origin], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
