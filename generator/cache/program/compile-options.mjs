/** How esbuild compiles the sources of the program. No TypeScript, because the launcher compiles, too. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns the options that everything compiled for Node shares: with the React of production, and with a source map.
 * @param {string} root The folder of the program.
 * @returns {import('esbuild').BuildOptions}
 */
export function compileOptions(root) {
  return {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node24',
    tsconfig: path.join(root, 'tsconfig.json'),
    // Else each pattern with such an escape is made anew wherever it is come by.
    supported: { 'regexp-unicode-property-escapes': true },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [keepMeaning],
  };
}

/**
 * Gives sources that ask where they lie the answer that they would get by themselves. See also `askForBuiltins`.
 * @type {import('esbuild').Plugin}
 */
const keepMeaning = {
  name: 'keep-meaning',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:generator|schema|templates)[\\/].*\.tsx?$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const contents = askForBuiltins(source)
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return contents === source ? undefined : { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/**
 * A source that asks for modules of Node instead of importing them: for an import, Node makes every export of the
 * module, and some of these load modules of their own.
 * @param {string} source
 */
function askForBuiltins(source) {
  return source.replace(
    /^import (?!type )(\w+|\{[^}]*\}) from '(node:[^']+)';$/gmu,
    (_, names, module) =>
      `const ${names.replace(/\btype \w+,?/gu, '').replaceAll(' as ', ': ')} = process.getBuiltinModule('${module}');`,
  );
}
