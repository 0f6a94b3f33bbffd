import { setTimeout } from 'node:timers/promises';
import type { ViewportSize } from 'playwright-core';
import type { Violation } from './in-page/violation.ts';

export type Finding = Violation & {
  /** In CSS pixels. */
  readonly width: number;
  /** Setting, theme or view of a journey, such as `wide spacing` or `open chat, dark`. */
  readonly state: string;
};

export const findingsIn =
  ({ width }: ViewportSize, state: string) =>
  (violations: readonly Violation[]): Finding[] =>
    violations.map((violation) => ({ ...violation, width, state }));

/** Returns what it still finds after this time in ms, which a slow machine may need. */
export async function findForLong(
  timeoutMs: number,
  find: () => Promise<readonly Violation[]>,
): Promise<readonly Violation[]> {
  const end = performance.now() + timeoutMs;
  let violations = await find();
  while (violations.length > 0 && performance.now() < end) {
    await setTimeout(20);
    violations = await find();
  }
  return violations;
}

export function formatFinding(address: string, { width, state, selector, problem }: Finding): string {
  return [address, `${width} px`, state, selector, problem].join(' · ').replace(/\s+/gu, ' ');
}

export type RepeatedFindings = {
  readonly findings: readonly Finding[];
  /** What only the first of two checks found. */
  readonly vanished: readonly Finding[];
};

/** A browser can lose an input or a frame on a busy machine. An error of the check is a finding. */
export async function checkTwice(check: () => Promise<readonly Finding[]>): Promise<RepeatedFindings> {
  const first = await runCheck(check);
  if (first.length === 0) return { findings: [], vanished: [] };
  const findings = await runCheck(check);
  const last = new Set(findings.map(lineOf));
  return { findings, vanished: first.filter((finding) => !last.has(lineOf(finding))) };
}

const lineOf = (finding: Finding) => formatFinding('', finding);

async function runCheck(check: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (error) {
    const problem = `the check ended with an error: ${error instanceof Error ? error.message : String(error)}`;
    return [{ width: 0, state: 'check', selector: 'html', problem }];
  }
}
