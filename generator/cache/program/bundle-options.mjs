/** The options with which esbuild bundles the program. This file is JavaScript, because the launcher also uses it. */
import path from 'node:path';

/**
 * Returns the options of every bundle that runs in Node, with React's production build and a source map.
 * @param {string} root The folder of the program.
 * @returns {import('esbuild').BuildOptions}
 */
export function bundleOptions(root) {
  return {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node24',
    tsconfig: path.join(root, 'tsconfig.json'),
    // Otherwise esbuild emits `new RegExp(…)`, which compiles the pattern each time it is evaluated.
    supported: { 'regexp-unicode-property-escapes': true },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}
