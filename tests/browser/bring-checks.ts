/** Brings the checks that run inside a page into every page of a window. */
import path from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';

/** After this, pages that the window opens have `window.pageChecks`. */
export async function bringChecks(context: BrowserContext): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'in-page/index.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  await context.addInitScript({ content: outputFiles[0]?.text ?? '' });
}
