/**
 * `site diff [<revision>] [<revision>]`: what changes of content do to pages. Both contents are built by the program
 * and the templates of now, so that what differs is their doing.
 */

import { compareSites } from '../authoring/diff/compare-sites.ts';
import {
  formatChangesJson,
  formatChangesMarkdown,
  formatChangesText,
} from '../authoring/diff/format-changes.ts';
import type { Build, BuildOptions } from '../pipeline/build-site.ts';
import { findMergeBase, isShallow, readRevision } from '../pipeline/read/read-history.ts';
import { buildInMemory } from './build-in-memory.ts';
import { readBuildOptions, readCommonOptions } from './common-options.ts';
import { type Arguments, first, UsageError } from './parse-arguments.ts';
import { reportProblems } from './report-problems.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

const formats = { human: formatChangesText, json: formatChangesJson, markdown: formatChangesMarkdown };

/** Runs the command; throws `UsageError` for a revision that Git does not have. */
export async function diff(args: Arguments, shell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, shell);
  // The parser let only these values through.
  const format = (first(args, 'format') ?? 'human') as keyof typeof formats;
  // What another day wrote is judged by `check`, not here.
  const options = { ...readBuildOptions(args, shell), acceptsFutureDates: true };
  const [from = findMergeBase(shell.projectRoot), to] = args.words;
  if (from === undefined) {
    throw new UsageError(
      isShallow(shell.projectRoot)
        ? `Git does not know where the work left the main branch. ${shallowClone}`
        : 'Git knows no main branch here. Name the revision to compare with.',
    );
  }
  // The working tree comes first: what it is made of is kept, and spares most of the other.
  const after = await buildNamed(to, options, shell);
  const before = await buildNamed(from, options, shell);
  if (after.site === undefined) return refuse(after);
  if (before.site === undefined) return refuse(before);
  const changes = compareSites(before.site, after.site);
  shell.print(formats[format]({ from: before.name, to: after.name, changes }));
  return exitCodes.done;

  function refuse({ name, ...problems }: NamedBuild): ExitCode {
    shell.tell(`No pages can be made of ${name}: its content has mistakes for the program of now.\n`);
    return reportProblems(problems, { ...common, forms: [format === 'json' ? 'json' : 'human'] }, shell);
  }
}

const shallowClone = 'This clone is shallow. "git fetch --unshallow" brings the older commits.';

type NamedBuild = Build & { readonly name: string };

/** Builds the content of a revision, or that of the working tree. */
async function buildNamed(
  revision: string | undefined,
  options: BuildOptions,
  shell: Shell,
): Promise<NamedBuild> {
  if (revision === undefined) return { ...(await buildInMemory(options, shell)), name: 'the working tree' };
  const found = readRevision(shell.projectRoot, revision);
  if (found === undefined) {
    const hint = isShallow(shell.projectRoot) ? ` ${shallowClone}` : '';
    throw new UsageError(`Git has no content of a revision "${revision}".${hint}`);
  }
  try {
    return { ...(await buildInMemory({ ...options, contentRoot: found.folder }, shell)), name: found.name };
  } finally {
    found.remove();
  }
}
