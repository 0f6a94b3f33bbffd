import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  createPreviewServer,
  type PreviewOptions,
  storeIn,
} from '../../../generator/hosting/preview-server.ts';
import { filesIn } from '../../../generator/hosting/static-files.ts';
import { formSettings } from '../../contact-message.ts';
import { type RequestOptions, sendHttpRequest } from '../../send-http-request.ts';
import { makeFolder } from '../make-folder.ts';
import { listen } from './listen.ts';

const files: Readonly<Record<string, string>> = {
  'dist/index.html': 'home ar',
  'dist/services.html': 'services ar',
  'dist/contact.html': 'contact ar',
  'dist/contact/thank-you.html': 'thanks ar',
  'dist/404.html': 'missing ar',
  'dist/en/index.html': 'home en',
  'dist/en/contact/thank-you.html': 'thanks en',
  'dist/en/404.html': 'missing en',
  'dist/assets/main.abc123.css': 'body {}',
  'dist/sitemap.xml': '<urlset/>',
  'dist/data.bin': 'bytes',
  'dist/_headers':
    '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'dist/.made-by-site-generator': 'ours',
  // This file is outside the output folder and must not be served.
  'secret.html': 'secret',
};

export type ServedSite = {
  readonly port: number;
  /** The folder that contains `dist` and, beside it, a file that must not be served. */
  readonly root: string;
  readonly readMessages: () => readonly unknown[];
};

/** On a free port until the test has finished. */
export async function serveSite(options: Partial<PreviewOptions> = {}): Promise<ServedSite> {
  const root = makeFolder(files);
  const messagesFile = join(root, '.cache/messages.jsonl');
  const server = createPreviewServer({
    files: filesIn(join(root, 'dist')),
    ...formSettings,
    receive: storeIn(messagesFile),
    now: () => new Date('2026-03-01T12:00:00Z'),
    ...options,
  });
  const { port } = await listen(server);
  const readMessages = () => {
    const lines = existsSync(messagesFile) ? readFileSync(messagesFile, 'utf8').trimEnd().split('\n') : [];
    return lines.map((line): unknown => JSON.parse(line));
  };
  return { port, root, readMessages };
}

/** Sends the target exactly as given. */
export async function sendRequest({ port }: ServedSite, target: string, options?: RequestOptions) {
  const { status, headers, body } = await sendHttpRequest(port, target, options);
  const headerEntries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { status, headers: Object.fromEntries(headerEntries), body: String(body) };
}

/** Returns the first line of the response. */
export function sendRawRequest({ port }: ServedSite, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.on('error', reject);
  });
}
