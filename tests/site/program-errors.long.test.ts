/** Exit code 4: a component or the program itself throws. */
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useSmallProject } from '../fixtures/small-project.ts';
import { edit, hashFolder, programFiles, runSite } from './temporary-project.ts';

const project = useSmallProject(programFiles);
let before: string;
const dist = () => hashFolder(path.join(project, 'dist'));

beforeAll(() => {
  expect(runSite(project, ['generate']).code).toBe(0);
  before = dist();
});

/** Where an error is thrown, and the rule that reports it. */
const errors = [
  ['a component', 'templates/layouts/PageLayout.tsx', /^export function PageMain\(.*\{$/mu, 'render/failed'],
  ['the program', 'generator/pipeline/render/render-site.ts', /^ {2}const failures: .*$/mu, 'build/fault'],
] as const;

const broken = "\n  if (String() === '') throw new Error('boom');";

it.each(errors)(
  'one JSON document reports that %s throws, and the output stays unchanged',
  (_, file, line, rule) => {
    edit(project, file, line, `$&${broken}`);
    const { code, output, errors } = runSite(project, ['generate', '--format', 'json']);
    edit(project, file, broken, '');
    expect(code, errors).toBe(4);
    const { version, summary, problems } = JSON.parse(output);
    expect({ version, errors: summary.errors }).toEqual({ version: 1, errors: 1 });
    expect(problems).toContainEqual(
      expect.objectContaining({ rule, line: expect.any(Number), message: expect.stringContaining('boom') }),
    );
    expect(dist()).toBe(before);
  },
);
