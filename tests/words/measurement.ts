/** The result of one measure, with the pages that a writer can improve. */

/** A measured value and its limit. */
export type Measurement = {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  readonly passed: boolean;
  readonly findings: readonly Finding[];
};

/** The findings on a page, or on two compared pages. */
export type Finding = {
  /** Public addresses of the pages. */
  readonly addresses: readonly string[];
  readonly label?: string | undefined;
  /** The sentences or passages. */
  readonly excerpts: readonly string[];
};

/** Returns the measurement of a pattern that must not occur. It passes when there are no findings. */
export function measureForbidden(name: string, findings: readonly Finding[]): Measurement {
  return { name, value: String(findings.length), limit: 'none', passed: findings.length === 0, findings };
}
