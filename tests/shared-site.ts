/** `setup` and `teardown` of a run. Environment variables pass the output folder and the browser on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserServer } from 'playwright-core';
import { startBrowserServer } from './browser/browser.ts';
import { buildSite } from './browser/built-site.ts';

let folder: string;
let browser: BrowserServer;

/** Throws with the list of problems when the site cannot be built. */
export async function setup(): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'shared-site-'));
  const outputFolder = path.join(folder, 'dist');
  buildSite(outputFolder);
  browser = await startBrowserServer();
  process.env.TEST_SITE = outputFolder;
  process.env.TEST_BROWSER = browser.wsEndpoint();
}

export async function teardown(): Promise<void> {
  await browser?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
