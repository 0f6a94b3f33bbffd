/** Which packages have code of theirs in the bundles: their licences ask to be passed on with it. */
import type { Bundle } from './run-esbuild.ts';

/** Up to the last `node_modules` of a path, and the name of a package after it. */
const packageFolder = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u;

/** Folders of the packages, such as `node_modules/react`, sorted. */
export function shippedPackages(bundles: readonly Bundle[]): readonly string[] {
  const folders = bundles
    .flatMap(({ metafile }) => Object.values(metafile.outputs))
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => packageFolder.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort();
}
