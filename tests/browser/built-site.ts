/** The real site, built once into a temporary folder and served by the preview server. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPreviewServer, type PreviewOptions } from '../../generator/preview/preview-server.ts';
import { listFiles, projectRoot, runSite } from '../site/temporary-project.ts';
import { addressIn, tags } from './languages.ts';

/** The running site. */
export type BuiltSite = {
  readonly origin: string;
  readonly outputFolder: string;
  /** File to which messages of the contact form are appended. */
  readonly messagesFile: string;
  readonly close: () => void;
};

/** Builds the content of a project, by default of this one, and serves it on a free port. */
export async function startBuiltSite(
  options: Partial<PreviewOptions> = {},
  project = projectRoot,
): Promise<BuiltSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
  const outputFolder = path.join(folder, 'dist');
  const run = runSite(project, ['generate', '--out', outputFolder]);
  if (run.code !== 0) throw new Error(`The site could not be built.\n${run.output}${run.errors}`);
  const site = await serveSite(outputFolder, {
    messagesFile: path.join(folder, 'messages.jsonl'),
    ...options,
  });
  return {
    ...site,
    close: () => {
      site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Serves a site that is built already on a free port. Messages stand beside it unless `options` say where. */
export async function serveSite(
  outputFolder: string,
  options: Partial<PreviewOptions> = {},
): Promise<BuiltSite> {
  const { messagesFile = `${outputFolder}-messages.jsonl` } = options;
  const server = createPreviewServer({
    outputFolder,
    contactAction: '/api/contact',
    honeypot: 'website',
    bounds: { nameMin: 2, nameMax: 100, emailMax: 254, messageMin: 10, messageMax: 5000 },
    messagesFile,
    now: () => new Date(0),
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with a port, not a path.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    outputFolder,
    messagesFile,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The address of every page of a built site, error pages left out. */
export function pageAddresses(outputFolder: string): string[] {
  return listFiles(outputFolder)
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/u, '')}`);
}

/** The address of every error page. */
export const errorPageAddresses: readonly string[] = tags.flatMap((tag) =>
  ['/404', '/blog/404'].map((path) => addressIn(tag, path)),
);

/** The HTML of a page of a built site. */
export function htmlOf(outputFolder: string, file: string): string {
  return readFileSync(path.join(outputFolder, file), 'utf8');
}
