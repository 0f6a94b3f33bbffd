import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../site/temporary-project.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const workflow = parse(read('.github/workflows/site.yml'));
const scripts: readonly string[] = workflow.jobs.site.steps.flatMap(({ run }: { run?: string }) => run ?? []);

/** Returns the npm commands of a script, without the options for their output. */
function npmCommands(script: string): string[] {
  return script.split('\n').flatMap((line) => {
    if (line.trimStart().startsWith('#')) return [];
    const [command] = /\bnpm (?:ci|test|run)\b[^|>]*/u.exec(line) ?? [];
    if (command === undefined) return [];
    const withoutOptions = command.replace(/ --(?:silent|(?:format|report) \S+)/gu, '').trim();
    return [withoutOptions.replace(/ --$/u, '')];
  });
}

describe('the GitHub workflow', () => {
  const commands = scripts.flatMap(npmCommands);

  it('runs all checks of a pull request', () => {
    expect(commands).toEqual(
      expect.arrayContaining(['npm ci', 'npm run lint', 'npm run typecheck', 'npm test']),
    );
    expect(commands.find((command) => command.startsWith('npm run generate'))).toMatch(/ --budget\b/u);
    expect(commands.find((command) => command.startsWith('npm run check'))).toMatch(/ --output\b/u);
  });

  it('builds every day, so that scheduled posts are published', () => {
    expect(workflow.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/u) }]);
  });

  it('runs no npm command that `.ci/run` does not run', () => {
    const localCommands = npmCommands(read('.ci/run'));
    expect(commands.length).toBeGreaterThan(6);
    expect(commands.filter((command) => !localCommands.includes(command))).toEqual([]);
  });
});
