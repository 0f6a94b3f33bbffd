/** Compresses a built site as hosts do, because the weight of what travels decides the times of the lab. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles, createCompressor } from '../../generator/emit/compress-files.ts';
import { openStore } from '../../generator/store/store.ts';
import { listFiles, projectRoot } from '../site/temporary-project.ts';

/** Puts the compressed twins that only a release has beside the files of an output folder. */
export async function writeTwins(outputFolder: string): Promise<void> {
  const store = openStore(projectRoot);
  const files = listFiles(outputFolder).map((file) => ({
    path: file,
    contents: readFileSync(path.join(outputFolder, file)),
  }));
  for (const twin of await compressFiles(files, createCompressor(store))) {
    writeFileSync(path.join(outputFolder, twin.path), twin.contents);
  }
  store.save({ prune: false });
}
