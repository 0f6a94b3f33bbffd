/** The repetition of checks in the browser. */
import { describe, expect, it } from 'vitest';
import { checkTwice } from './check-twice.ts';
import type { Finding } from './finding.ts';

const finding = (problem: string): Finding => ({ width: 390, state: 'light', selector: 'p', problem });

function checkWith(...results: readonly (readonly Finding[] | Error)[]) {
  let runs = 0;
  const check = async () => {
    const result = results[runs] ?? [];
    runs += 1;
    if (result instanceof Error) throw result;
    return result;
  };
  return { check, countRuns: () => runs };
}

describe('a check of a page', () => {
  it('runs once when it finds nothing', async () => {
    const { check, countRuns } = checkWith([], [finding('a')]);
    expect(await checkTwice(check)).toEqual({ findings: [], vanished: [] });
    expect(countRuns()).toBe(1);
  });

  it('counts what the second run finds, and returns apart what only the first run found', async () => {
    const { check } = checkWith([finding('a'), finding('b')], [finding('b'), finding('c')]);
    expect(await checkTwice(check)).toEqual({
      findings: [finding('b'), finding('c')],
      vanished: [finding('a')],
    });
  });

  it('is repeated after an error, which is a finding when it occurs again', async () => {
    const once = await checkTwice(checkWith(new Error('Timeout')).check);
    expect(once.findings).toEqual([]);
    expect(once.vanished.map(({ problem }) => problem)).toEqual(['the check ended with an error: Timeout']);
    const twice = await checkTwice(checkWith(new Error('Timeout'), new Error('Timeout')).check);
    expect(twice.findings.map(({ problem }) => problem)).toEqual(['the check ended with an error: Timeout']);
  });
});
