/** `site hosts <host>`: prints what a host has to be told of the site that was built last. */
import { formatHeadersFile } from '../emit/hosts/format-headers-file.ts';
import { formatNginx } from '../emit/hosts/format-nginx.ts';
import { formatRedirectsFile } from '../emit/hosts/format-redirects-file.ts';
import { type HostTable, readHostTable } from '../emit/hosts/host-table.ts';
import { planOutputFolder } from '../emit/output-folder.ts';
import { openStore } from '../store/store.ts';
import { RefusedError } from '../system-error.ts';
import { readOut } from './common-options.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

const formatHeaders = (table: HostTable) => `# _headers\n${formatHeadersFile(table)}`;

const formats = new Map<string | undefined, (table: HostTable) => string>([
  ['netlify', (table) => `${formatHeaders(table)}\n# _redirects\n${formatRedirectsFile(table)}`],
  ['cloudflare', formatHeaders],
  ['nginx', formatNginx],
]);

/** Runs the command. Throws `UsageError` when no host is named, or none that is known. */
export async function hosts(args: Arguments, shell: Shell): Promise<ExitCode> {
  const [host] = args.words;
  const format = formats.get(host);
  if (format === undefined) {
    const given = host === undefined ? '' : `, not "${host}"`;
    throw new UsageError(`hosts takes one of ${[...formats.keys()].join(', ')}${given}.`);
  }
  const folder = planOutputFolder(shell.projectRoot, readOut(args));
  const table = readHostTable(openStore(shell.projectRoot), folder);
  if (table === undefined)
    throw new RefusedError(`It is not known how ${folder.label} was built. Run npm run generate first.`);
  shell.print(format(table));
  return exitCodes.done;
}
