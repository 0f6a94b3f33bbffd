/** Runs `site translations` in a project, in this process. */
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { translations } from '../../../generator/commands/translations.ts';
import { createProcessContext } from './create-process-context.ts';

export async function runTranslations(projectRoot: string, ...args: string[]) {
  const { context, printed, reported } = createProcessContext({ isTerminal: false });
  const code = await translations(parseArguments(['translations', ...args]), { ...context, projectRoot });
  return { code, printed: printed.join(''), reported: reported.join('') };
}
