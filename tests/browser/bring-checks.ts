/** Brings the checks that run inside a page into every page of a window. */
import path from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';

/** After this, pages that the window opens have `window.pageChecks`. */
export function bringChecks(context: BrowserContext): Promise<void> {
  return bringScript(context, path.join(import.meta.dirname, 'in-page/index.ts'));
}

/** After this, pages that the window opens run a script with all that it imports before their own. */
export async function bringScript(context: BrowserContext, entryPoint: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    format: 'iife',
    write: false,
  });
  await context.addInitScript({ content: outputFiles[0]?.text ?? '' });
}
