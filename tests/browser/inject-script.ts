/** Injects a script of the tests into every page of a browser context. */
import path from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';
import { projectRoot } from '../site/temporary-project.ts';

/** The bundled scripts by file. */
const scripts = new Map<string, Promise<string>>();

/**
 * Makes every page of the browser context run a file of this project, with its imports, before its own
 * scripts.
 */
export async function injectScript(context: BrowserContext, file: string): Promise<void> {
  const script = scripts.get(file) ?? bundle(file);
  scripts.set(file, script);
  await context.addInitScript({ content: await script });
}

async function bundle(file: string): Promise<string> {
  const entryPoints = [path.join(projectRoot, file)];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}
