import { buildLanguageFiles } from '../authoring/new/language-files.ts';
import { buildPageFiles, fixedKinds, kinds } from '../authoring/new/page-files.ts';
import { readCommonOptions } from './common-options.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';
import { readProject, saveContent } from './project.ts';
import { reportProblems } from './report-problems.ts';

/** Throws `UsageError`, and writes nothing, for an id that is invalid or exists already. */
export async function create(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const common = readCommonOptions(args, context);
  const [kind, id] = args.positionals;
  if (kind === undefined || id === undefined) {
    throw new UsageError(`new takes a kind and an id. Kinds: ${kinds.join(', ')}.`);
  }
  const project = await readProject(context);
  if ('diagnostics' in project) return reportProblems(project, common, context);
  const { files, tags, sourceLanguage } = project;
  const languages = [...new Set([sourceLanguage, ...tags])];
  const plan =
    kind === fixedKinds.language
      ? buildLanguageFiles(id, { files, languages })
      : buildPageFiles(kind, id, { files, languages });
  if ('error' in plan) throw new UsageError(plan.error);
  // Files that cannot be read, such as symbolic links, are never overwritten.
  const unreadable = project.unreadable.filter(({ location: { file } }) =>
    plan.files.some(({ path }) => path === file || path.startsWith(`${file}/`)),
  );
  if (unreadable.length > 0)
    return reportProblems({ diagnostics: unreadable, sources: new Map() }, common, context);
  saveContent(plan.files, context);
  context.stdout(plan.report);
  return exitCodes.done;
}
