/** `node --import ./generator/cache/program/tsx.mjs file.ts` runs TypeScript. */
import './require-node.mjs';
import 'tsx';
