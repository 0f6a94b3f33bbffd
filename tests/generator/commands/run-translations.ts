/** Runs `site translations` in a project, in this process. */
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { translations } from '../../../generator/commands/translations.ts';
import { createShell } from './create-shell.ts';

export async function runTranslations(projectRoot: string, ...args: string[]) {
  const { shell, printed, reported } = createShell({ isTerminal: false });
  const code = await translations(parseArguments(['translations', ...args]), { ...shell, projectRoot });
  return { code, printed: printed.join(''), reported: reported.join('') };
}
