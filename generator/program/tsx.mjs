/** Runs TypeScript files: `node --import ./generator/program/tsx.mjs file.ts`. An old Node gets its sentence first. */
import './require-node.mjs';
import 'tsx';
