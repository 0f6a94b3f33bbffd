import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../site/temporary-project.ts';

type Step = { readonly run?: string; readonly 'continue-on-error'?: boolean };
type Workflow = {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
};

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const readWorkflow = (name: string): Workflow => parse(read(`.github/workflows/${name}.yml`));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const commandsOf = (workflow: Workflow) => stepsOf(workflow).flatMap(({ run }) => run ?? []);

const contributing = read('CONTRIBUTING.md');
const nightly = readWorkflow('nightly');

it('the workflow of pull requests runs `.ci/run`, and no npm command beside it', () => {
  const workflow = readWorkflow('site');
  expect(Object.keys(workflow.on)).toContain('pull_request');
  expect(commandsOf(workflow)).toContain('.ci/run');
  expect(commandsOf(workflow).join('\n')).not.toMatch(/\bnpm\b/u);
});

describe('the nightly workflow', () => {
  it('runs daily, so that scheduled posts are published', () => {
    expect(nightly.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/u) }]);
  });

  it('runs only npm commands that CONTRIBUTING lists', () => {
    const commands = commandsOf(nightly).filter((command) => command.startsWith('npm '));
    expect(commands).toContain('npm test -- --mode nightly');
    expect(commands.filter((command) => !contributing.includes(`\`${command}\``))).toEqual([]);
  });

  it('fails when one of its commands fails', () => {
    expect(stepsOf(nightly).filter((step) => step['continue-on-error'] === true)).toEqual([]);
    expect(commandsOf(nightly).filter((command) => /\|\||;/u.test(command))).toEqual([]);
  });
});

it('`.ci/run` runs only npm commands that CONTRIBUTING lists', () => {
  const script = read('.ci/run').replaceAll(' --silent', '');
  const commands = script.match(/\bnpm (?:ci|test(?: -- --mode \w+)?|run [\w-]+)/gu) ?? [];
  expect(commands).toContain('npm test');
  expect(commands.filter((command) => !contributing.includes(`\`${command}`))).toEqual([]);
});
