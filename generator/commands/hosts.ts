/** `site hosts <host>`: prints what a host has to be told of the site that was built last. */
import { formatCaddyfile } from '../emit/hosts/format-caddyfile.ts';
import { formatHeadersFile } from '../emit/hosts/format-headers-file.ts';
import { formatNginx } from '../emit/hosts/format-nginx.ts';
import { formatRedirectsFile } from '../emit/hosts/format-redirects-file.ts';
import type { HostTable } from '../emit/hosts/host-table.ts';
import { planOutputFolder } from '../emit/output-folder.ts';
import { readHostTable } from '../emit/output-record.ts';
import { openStore } from '../store/store.ts';
import { readOut } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

const formats: Readonly<Record<string, (table: HostTable) => string>> = {
  netlify: (table) => `# _headers\n${formatHeadersFile(table)}\n# _redirects\n${formatRedirectsFile(table)}`,
  cloudflare: (table) => `# _headers\n${formatHeadersFile(table)}`,
  nginx: formatNginx,
  caddy: formatCaddyfile,
};

/** Runs the command. */
export async function hosts(args: Arguments, shell: Shell): Promise<ExitCode> {
  const folder = planOutputFolder(shell.projectRoot, readOut(args));
  const table = readHostTable(openStore(shell.projectRoot), folder);
  if (table === undefined) {
    shell.tell(`It is not known how ${folder.label} was built. Run npm run generate first.\n`);
    return exitCodes.surroundings;
  }
  const format = formats[args.argument ?? ''];
  if (format === undefined) throw new Error(`There is no file for the host ${args.argument}.`);
  shell.print(format(table));
  return exitCodes.done;
}
