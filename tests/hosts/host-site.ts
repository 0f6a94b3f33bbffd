import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { openCache } from '../../generator/cache/cache.ts';
import { buildSite } from '../../generator/pipeline/build-site.ts';
import { type Compress, compressFiles } from '../../generator/pipeline/emit/compress-files.ts';
import { type HostTable, hostFiles } from '../../generator/pipeline/emit/host-files/host-table.ts';
import { copySmallProject, generate, removeProject } from '../fixtures/small-project.ts';
import { edit, listFiles, projectRoot, runInProcess } from '../site/temporary-project.ts';

export type HostSite = {
  /** Folder that contains `dist` and the files that a server writes. */
  readonly folder: string;
  readonly outputFolder: string;
  readonly table: HostTable;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly nginxRules: () => Promise<string>;
  readonly remove: () => void;
};

const redirects = '\nredirects: { /old-guide: /services, /blog/old-post: gone }\n';

/** Names of public files that a configuration or an address could misread. */
const publicNames = ['my photo (1).png', '\'"`.txt', 'a;b{$c}.txt', '100%.txt', 'صورة.png', 'en.png'];

export async function buildHostSite(): Promise<HostSite> {
  const folder = copySmallProject();
  const outputFolder = path.join(folder, 'dist');
  edit(folder, 'content/shared/site.yaml', /$/u, redirects);
  for (const name of publicNames) writeFileSync(path.join(folder, 'templates/public', name), name);
  await generate(folder);
  const { table, files } = await readHostFiles(outputFolder, folder);
  await writePrecompressed(outputFolder, compressQuickly);
  return {
    folder,
    outputFolder,
    table,
    files,
    nginxRules: async () => (await runInProcess(folder, ['hosts', 'nginx'])).output,
    remove: () => removeProject(folder),
  };
}

export async function readHostFiles(
  outputFolder: string,
  project = projectRoot,
): Promise<Pick<HostSite, 'table' | 'files'>> {
  const { site } = await buildSite({
    configuration: { projectRoot: project, release: false },
    cache: openCache(project, { sources: 'hosts' }),
  });
  if (site === undefined) throw new Error('The site could not be built.');
  const table = site.hosts;
  const published = listFiles(outputFolder).filter((file) => !hostFiles.includes(file));
  return {
    table,
    files: new Map(published.map((file) => [file, readFileSync(path.join(outputFolder, file))])),
  };
}

/** Only a release has precompressed files. */
export async function writePrecompressed(outputFolder: string, compress: Compress): Promise<void> {
  const files = listFiles(outputFolder).map((file) => ({
    path: file,
    contents: readFileSync(path.join(outputFolder, file)),
  }));
  for (const precompressed of await compressFiles(files, compress))
    writeFileSync(path.join(outputFolder, precompressed.path), precompressed.contents);
}

const compressQuickly: Compress = async (contents, encoding) =>
  encoding === 'br'
    ? brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : gzipSync(contents, { level: 1 });
