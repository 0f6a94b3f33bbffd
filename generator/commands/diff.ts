/** The current program builds both revisions, so that only the content causes differences. */

import { compareSites } from '../authoring/diff/compare-sites.ts';
import {
  formatChangesJson,
  formatChangesMarkdown,
  formatChangesText,
} from '../authoring/diff/format-changes.ts';
import type { Build, BuildConfiguration } from '../pipeline/build-site.ts';
import { findMergeBase, isShallow, readRevision } from '../pipeline/read/read-history.ts';
import { readBuildConfiguration, readCommonOptions } from './common-options.ts';
import { type Arguments, firstValue, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';
import { buildInMemory } from './project.ts';
import { reportProblems } from './report-problems.ts';

const formats = { human: formatChangesText, json: formatChangesJson, markdown: formatChangesMarkdown };

/** Throws `UsageError` for an unknown revision. */
export async function diff(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const common = readCommonOptions(args, context);
  // The parser accepts only these values.
  const format = (firstValue(args, 'format') ?? 'human') as keyof typeof formats;
  // `check` reports future dates, so this command accepts them.
  const configuration = { ...readBuildConfiguration(args, context), acceptsFutureDates: true };
  const [from = findMergeBase(context.projectRoot), to] = args.positionals;
  if (from === undefined) {
    throw new UsageError(
      isShallow(context.projectRoot)
        ? `Git finds no common commit with the main branch. ${shallowCloneHint}`
        : 'Git finds no main branch. Name the revision to compare with.',
    );
  }
  // The later content is built first: the build of the working tree saves a cache, which the other reuses.
  const after = await buildNamed(to, configuration, context);
  const before = await buildNamed(from, configuration, context);
  if (after.site === undefined) return reportInvalid(after);
  if (before.site === undefined) return reportInvalid(before);
  const changes = compareSites(before.site, after.site);
  context.stdout(formats[format]({ from: before.name, to: after.name, changes }));
  return exitCodes.done;

  function reportInvalid({ name, ...problems }: NamedBuild): ExitCode {
    context.stderr(`The content of ${name} cannot be built: it has errors for the current program.\n`);
    return reportProblems(problems, { ...common, formats: [format === 'json' ? 'json' : 'human'] }, context);
  }
}

const shallowCloneHint = 'This clone is shallow. Run "git fetch --unshallow" to get the older commits.';

type NamedBuild = Build & { readonly name: string };

async function buildNamed(
  revision: string | undefined,
  configuration: BuildConfiguration,
  context: ProcessContext,
): Promise<NamedBuild> {
  if (revision === undefined)
    return { ...(await buildInMemory(configuration, context)), name: 'the working tree' };
  const found = readRevision(context.projectRoot, revision);
  if (found === undefined) {
    const hint = isShallow(context.projectRoot) ? ` ${shallowCloneHint}` : '';
    throw new UsageError(`Git finds no content at revision "${revision}".${hint}`);
  }
  try {
    return {
      ...(await buildInMemory({ ...configuration, contentRoot: found.folder }, context)),
      name: found.name,
    };
  } finally {
    found.remove();
  }
}
