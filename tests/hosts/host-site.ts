/** The real site as a release publishes it, in a temporary folder, with what hosts have to be told. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Compress, compressFiles } from '../../generator/emit/compress-files.ts';
import type { HostTable } from '../../generator/emit/hosts/host-table.ts';
import { planOutputFolder } from '../../generator/emit/output-folder.ts';
import { readHostTable } from '../../generator/emit/output-record.ts';
import { openStore } from '../../generator/store/store.ts';
import { listFiles, projectRoot, runSite } from '../site/temporary-project.ts';

/** A built site. */
export type HostSite = {
  /** Folder that holds `dist` and whatever a server wants to write. */
  readonly folder: string;
  readonly outputFolder: string;
  readonly table: HostTable;
  /** Files for visitors by their path in the output. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** What `site hosts` prints for a host. */
  readonly configurationFor: (host: 'nginx' | 'caddy') => string;
  readonly remove: () => void;
};

/**
 * Builds the content of a project, by default of this one. Placeholder data keep it from being a release, so its twins
 * are made here.
 */
export async function buildHostSite(project = projectRoot): Promise<HostSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-site-'));
  const outputFolder = path.join(folder, 'dist');
  const run = (args: readonly string[]) => runCommand(project, args);
  run(['generate', '--out', outputFolder]);
  const { table, files } = readHostFiles(project, outputFolder);
  const twins = await compressFiles(
    [...files].map(([file, contents]) => ({ path: file, contents })),
    compressQuickly,
  );
  for (const twin of twins) writeFileSync(path.join(outputFolder, twin.path), twin.contents);
  return {
    folder,
    outputFolder,
    table,
    files,
    configurationFor: (host) => run(['hosts', host, '--out', outputFolder]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What hosts were told of a built site, and its files for visitors. */
export function readHostFiles(project: string, outputFolder: string): Pick<HostSite, 'table' | 'files'> {
  const table = readHostTable(openStore(project), planOutputFolder(project, outputFolder));
  if (table === undefined) throw new Error('The build left no table of hosts.');
  const shown = listFiles(outputFolder).filter((file) => !table.hidden.includes(`/${file}`));
  return { table, files: new Map(shown.map((file) => [file, readFileSync(path.join(outputFolder, file))])) };
}

function runCommand(project: string, args: readonly string[]): string {
  const { code, output, errors } = runSite(project, args);
  if (code !== 0) throw new Error(`${args[0]} failed.\n${output}${errors}`);
  return output;
}

const compressQuickly: Compress = async (contents, encoding) =>
  encoding === 'br'
    ? brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : gzipSync(contents, { level: 1 });
