/** The real site as a release publishes it, in a temporary folder, with the data for hosts. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { openCache } from '../../generator/cache/cache.ts';
import { buildSite } from '../../generator/pipeline/build-site.ts';
import { type Compress, compressFiles } from '../../generator/pipeline/emit/compress-files.ts';
import type { HostTable } from '../../generator/pipeline/emit/host-files/host-table.ts';
import { copyProject, edit, listFiles, projectRoot, runSite } from '../site/temporary-project.ts';

/** A built site. */
export type HostSite = {
  /** Folder that holds `dist` and whatever a server wants to write. */
  readonly folder: string;
  readonly outputFolder: string;
  readonly table: HostTable;
  /** Files for visitors by their path in the output. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** What `site hosts nginx` prints. */
  readonly nginxRules: () => string;
  readonly remove: () => void;
};

/** Old addresses of the built site, as its settings have them. */
const redirects = '\nredirects: { /old-guide: /services, /blog/old-post: gone }\n';

/**
 * Builds the site of this project, with old addresses. Placeholder data keep it from being a release, so its twins are
 * made here.
 */
export async function buildHostSite(): Promise<HostSite> {
  const folder = copyProject();
  const outputFolder = path.join(folder, 'dist');
  edit(folder, 'content/shared/site.yaml', /$/u, redirects);
  const run = runSite(folder, ['generate']);
  if (run.code !== 0) throw new Error(`The site could not be built.\n${run.output}${run.errors}`);
  const { table, files } = await readHostFiles(outputFolder, folder);
  await writePrecompressed(outputFolder, compressQuickly);
  return {
    folder,
    outputFolder,
    table,
    files,
    nginxRules: () => runSite(folder, ['hosts', 'nginx']).output,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Returns the data for hosts of a built site, and its files for visitors. */
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
  const shown = listFiles(outputFolder).filter((file) => !table.hiddenAddresses.includes(`/${file}`));
  return { table, files: new Map(shown.map((file) => [file, readFileSync(path.join(outputFolder, file))])) };
}

/** Puts the compressed twins that only a release has beside the files of an output folder. */
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
