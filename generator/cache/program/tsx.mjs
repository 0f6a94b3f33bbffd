/**
 * Runs TypeScript files: `node --import ./generator/cache/program/tsx.mjs file.ts`. Rejects an old version of Node
 * first.
 */
import './require-node.mjs';
import 'tsx';
