/** Runs the steps of the GitHub workflow like its runners. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSmallProject } from '../fixtures/small-project.ts';
import { edit, programFiles, projectRoot, runSite } from './temporary-project.ts';

const file = '.github/workflows/site.yml';
type Step = {
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
};
const steps: readonly Step[] = parse(readFileSync(path.join(projectRoot, file), 'utf8')).jobs.site.steps;
const reports = '.cache/reports';
/** Commands that are skipped: packages are linked, and a checkout with content only has no tests. */
const skippedCommands = ['npm ci', 'npm run lint', 'npm run typecheck', 'npm test'];
const isRun = ({ run }: Step) =>
  run !== undefined && !skippedCommands.includes(run) && !run.startsWith('curl ');
const isOfPullRequests = ({ if: condition }: Step) =>
  condition?.includes("github.event_name == 'pull_request'") === true;

/** Returns a checkout with the installed packages of this project. */
const checkOut = () => createSmallProject([...programFiles, '.vscode']);

/**
 * Runs steps in order, by default those of a push. After a failed step, only steps with `!cancelled()` are
 * run.
 */
function runJob(
  folder: string,
  jobSteps: readonly Step[] = steps.filter((step) => !isOfPullRequests(step)),
  PATH = process.env.PATH,
) {
  const { HOME } = process.env;
  const summary = path.join(folder, 'summary.md');
  const env = {
    PATH,
    HOME,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: summary,
    SITE_BASE_URL: '',
    NUMBER: '7',
  };
  let log = '';
  let failed: string | undefined;
  for (const { run = '', if: condition } of jobSteps.filter(isRun)) {
    if (failed !== undefined && condition?.includes('!cancelled()') !== true) continue;
    const { status, stdout } = spawnSync('bash', ['-e', '-c', run], { cwd: folder, encoding: 'utf8', env });
    log += stdout;
    if (status !== 0) failed ??= run;
  }
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const [problems, sarif] = ['json', 'sarif'].map((form) => JSON.parse(read(`${reports}/problems.${form}`)));
  return { failed, log, summary: read('summary.md'), problems, sarif };
}

describe('the workflow', () => {
  it('passes for the current site, and builds it', () => {
    const folder = checkOut();
    const { failed, summary } = runJob(folder);
    expect(failed).toBeUndefined();
    expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
    expect(summary).not.toContain('| error |');
  });

  it('fails when an Arabic file is missing, and annotates its source file', () => {
    const folder = checkOut();
    rmSync(path.join(folder, 'content/ar/services/fast-release.yaml'));
    const { failed, log, summary, problems, sarif } = runJob(folder);
    expect(failed).toMatch(/^npm run check /u);
    expect(log).toMatch(
      /^::error file=content\/en\/services\/fast-release\.yaml,line=1,.*content\/ar\/services\/fast-release\.yaml is missing/mu,
    );
    expect(summary).toContain('| error | i18n/missing-file | content/en/services/fast-release.yaml:1:1 |');
    expect(problems.summary.errors).toBe(1);
    expect(sarif.runs[0].results).toContainEqual(
      expect.objectContaining({ ruleId: 'i18n/missing-file', level: 'error' }),
    );
    expect(existsSync(path.join(folder, 'dist'))).toBe(false);
  });
});

/** Changes an English title in a pull request, and accepts translations in some languages. */
function propose(accepted: readonly string[]) {
  const folder = checkOut();
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
  writeFileSync(path.join(folder, '.git-ignored'), 'node_modules\n.cache\n');
  git('init', '--quiet');
  git('config', 'core.excludesFile', '.git-ignored');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  edit(folder, 'content/en/services/fast-release.yaml', /^title: .*$/mu, 'title: Out within the day');
  const translations = accepted.map((tag) => `content/${tag}/services/fast-release.yaml#title`);
  if (translations.length > 0)
    expect(runSite(folder, ['translations', 'accept', ...translations]).code).toBe(0);
  git('commit', '--quiet', '--all', '--message', 'after');
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/gh'), '#!/bin/sh\necho "gh $*"\n', { mode: 0o755 });
  return { folder, ...runJob(folder, steps, `${folder}/bin:${process.env.PATH}`) };
}

it.each([
  ['that passes', ['ar'], undefined],
  ['that fails because of stale translations', [], 'npm run check'],
])(
  'a pull request %s gets a comment and a summary with the changed sentences',
  (_, accepted, failedCommand) => {
    const { folder, failed, log, summary } = propose(accepted);
    expect(failed?.slice(0, 13)).toBe(failedCommand);
    expect(summary).toContain('1 page changed');
    expect(summary).toContain('\n+ Out within the day\n');
    expect(summary).toContain(readFileSync(path.join(folder, reports, 'pages.md'), 'utf8'));
    expect(log).toMatch(/^gh pr comment 7 .*--body-file \.cache\/reports\/pages\.md$/mu);
  },
);

it('the reports are uploaded from the folder of the commands, even when these fail', () => {
  const uploads = steps.filter(({ with: inputs }) => JSON.stringify(inputs)?.includes(reports));
  expect(uploads).toHaveLength(2);
  expect(uploads.every(({ if: condition }) => condition?.includes('!cancelled()'))).toBe(true);
});
