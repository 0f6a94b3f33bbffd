/** Bundles the script that the dev server adds to every page, and its style sheet. */
import { programRoot } from '../../files/hash.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { runEsbuild } from '../../pipeline/bundle/run-esbuild.ts';

/** Bundles `client.js` and `client.css`. */
export async function bundleClient(): Promise<readonly OutputFile[]> {
  const { files } = await runEsbuild(
    { projectRoot: programRoot, minify: false },
    {
      entryPoints: ['client.ts', 'client.css'].map((name) => `generator/authoring/dev/client/${name}`),
      entryNames: '[name]',
      format: 'iife',
      target: 'esnext',
    },
  );
  return files.map(({ path, contents }) => ({ path: path.slice(path.lastIndexOf('/') + 1), contents }));
}
