/** Runs TypeScript files: `node --import ./generator/cache/program/tsx.mjs file.ts`. An old Node gets its sentence first. */
import './require-node.mjs';
import 'tsx';
