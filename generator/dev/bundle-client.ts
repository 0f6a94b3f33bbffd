/** The script and the style sheet that only this server sends. */
import { runEsbuild } from '../bundle/run-esbuild.ts';
import type { OutputFile } from '../output-file.ts';
import { programRoot } from '../store/keys.ts';

/** Bundles them; their names are `client.js` and `client.css`. */
export async function bundleClient(): Promise<readonly OutputFile[]> {
  const { files } = await runEsbuild(
    { projectRoot: programRoot, minify: false },
    {
      entryPoints: ['main.ts', 'client.css'].map((name) => `generator/dev/client/${name}`),
      format: 'iife',
      target: 'esnext',
    },
  );
  return files.map(({ path, contents }) => ({
    path: `client${path.slice(path.lastIndexOf('.'))}`,
    contents,
  }));
}
