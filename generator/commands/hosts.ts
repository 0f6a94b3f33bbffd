import { formatNginx } from '../pipeline/emit/host-files/format-nginx.ts';
import { formatHeadersFile, formatRedirectsFile } from '../pipeline/emit/host-files/format-static-hosts.ts';
import type { HostTable } from '../pipeline/emit/host-files/host-table.ts';
import { readBuildConfiguration, readCommonOptions } from './common-options.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';
import { buildInMemory } from './project.ts';
import { reportProblems } from './report-problems.ts';

const formatHeaders = (table: HostTable) => `# _headers\n${formatHeadersFile(table)}`;

const formats = new Map<string | undefined, (table: HostTable) => string>([
  ['netlify', (table) => `${formatHeaders(table)}\n# _redirects\n${formatRedirectsFile(table)}`],
  ['cloudflare', formatHeaders],
  ['nginx', formatNginx],
]);

/** Throws `UsageError` for a missing or unknown host. */
export async function hosts(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const [host] = args.positionals;
  const format = formats.get(host);
  if (format === undefined) {
    const hint = host === undefined ? '' : `, not "${host}"`;
    throw new UsageError(`hosts takes one of ${[...formats.keys()].join(', ')}${hint}.`);
  }
  const { site, ...problems } = await buildInMemory(readBuildConfiguration(args, context), context);
  if (site === undefined) {
    // Standard output is often redirected into the server's configuration.
    const stderrShell = { ...context, stdout: context.stderr };
    return reportProblems(problems, readCommonOptions(args, context), stderrShell);
  }
  context.stdout(format(site.hosts));
  return exitCodes.done;
}
