/** Repeats a check that has findings, because a browser can lose an input or a frame on a busy machine. */
import { type Finding, formatFinding } from './finding.ts';

export type RepeatedFindings = {
  /** What the last check found. */
  readonly findings: readonly Finding[];
  /** What only the first of two checks found. */
  readonly vanished: readonly Finding[];
};

/** Runs a check, and once more if it has findings. An error of the check is a finding. */
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
