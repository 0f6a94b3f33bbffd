/** `site new <kind> <id>`: writes the files of a record, page or language and lists what to fill in. */

import { fixedKinds, kinds } from '../authoring/new/find-page.ts';
import { planLanguage } from '../authoring/new/plan-language.ts';
import { planPage } from '../authoring/new/plan-page.ts';
import { findLanguages } from '../content/find-languages.ts';
import { parseFiles } from '../pipeline/parse/parse-files.ts';
import { readContent } from '../pipeline/read/read-content.ts';
import { textsOf } from '../pipeline/read/read-lock.ts';
import { validateFiles } from '../pipeline/validate/validate-files.ts';
import { readCommonOptions } from './common-options.ts';
import { findSourceLanguageProblems } from './find-source-language-problems.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';
import { reportProblems } from './report-problems.ts';
import { saveContent } from './save.ts';

/** Runs the command. Throws `UsageError`, and writes nothing, for an id that is invalid or exists already. */
export async function create(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const common = readCommonOptions(args, context);
  const [kind, id] = args.positionals;
  if (kind === undefined || id === undefined) {
    throw new UsageError(`new takes a kind and an id. Kinds: ${kinds.join(', ')}.`);
  }
  const read = await readContent(context.projectRoot);
  const parsed = parseFiles(read.value);
  const { value: files, diagnostics: validationProblems } = validateFiles(parsed.value);
  const { tags, sourceLanguage } = findLanguages(files);
  if (tags.length === 0)
    throw new UsageError('No content found. Run the command in the root folder of the project.');
  if (sourceLanguage === undefined) {
    const diagnostics = [...read.diagnostics, ...parsed.diagnostics, ...validationProblems];
    const sources = textsOf(read.value, undefined);
    return reportProblems(
      { diagnostics: findSourceLanguageProblems(files, diagnostics), sources },
      common,
      context,
    );
  }
  const languages = [...new Set([sourceLanguage, ...tags])];
  const project = { files, languages };
  const plan = kind === fixedKinds.language ? planLanguage(id, project) : planPage(kind, id, project);
  if ('error' in plan) throw new UsageError(plan.error);
  // Files that cannot be read, such as symbolic links, are never overwritten.
  const unreadable = read.diagnostics.filter(({ location: { file } }) =>
    plan.files.some(({ path }) => path === file || path.startsWith(`${file}/`)),
  );
  if (unreadable.length > 0)
    return reportProblems({ diagnostics: unreadable, sources: new Map() }, common, context);
  saveContent(plan.files, context);
  context.stdout(plan.report);
  return exitCodes.done;
}
