/** Opens an address in the default browser. */
import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** The command that opens an address, by operating system. */
const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address. Ignores errors, because the terminal shows the address as well. */
export function openBrowser(origin: string): void {
  const [command = '', ...rest] = openers[platform()] ?? ['xdg-open'];
  spawn(command, [...rest, origin], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
