/** Opens an address in the default browser. */
import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** The commands that open an address, by operating system. All other systems have `xdg-open`. */
const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address. Ignores errors, because the terminal shows the address as well. */
export function openBrowser(address: string): void {
  const [command = '', ...rest] = openers[platform()] ?? ['xdg-open'];
  spawn(command, [...rest, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
