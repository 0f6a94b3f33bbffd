/** Brings a script of the tests into every page of a window. */
import path from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';
import { projectRoot } from '../site/temporary-project.ts';

/** After this, pages that the window opens run a file of this project, with all that it imports, before their own. */
export async function bringScript(context: BrowserContext, file: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.join(projectRoot, file)],
    bundle: true,
    format: 'iife',
    write: false,
  });
  await context.addInitScript({ content: outputFiles[0]?.text ?? '' });
}
