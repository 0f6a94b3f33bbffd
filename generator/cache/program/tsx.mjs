/**
 * Runs TypeScript files: `node --import ./generator/cache/program/tsx.mjs file.ts`. Ends the process when the version
 * of Node is too old.
 */
import './require-node.mjs';
import 'tsx';
