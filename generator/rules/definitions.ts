import * as siteChecks from '../../schema/checks/index.ts';
import type { Diagnostic, RuleId, Severity } from '../../schema/diagnostic.ts';
import { expectDefined } from '../../schema/expect-defined.ts';
import type { RuleDefinition } from '../../schema/rule.ts';
import * as ownRules from './index.ts';
import type { AnyCheck } from './rule-context.ts';
import { stageRules } from './stage-rules.ts';

export const checks: readonly AnyCheck[] = [...Object.values(ownRules), ...Object.values(siteChecks)];

const isDefinition = (check: AnyCheck): check is AnyCheck & RuleDefinition => 'severity' in check;

export const definitions: ReadonlyMap<RuleId, RuleDefinition> = new Map(
  [...stageRules, ...checks.filter(isDefinition)].map((definition) => [definition.id, definition]),
);

export const definitionOf = (id: RuleId): RuleDefinition =>
  expectDefined(definitions.get(id), `The rule ${id}`);

/** `warning` in a draft, else its own unless that of its rule is fixed. */
export function severityOf(diagnostic: Pick<Diagnostic, 'rule' | 'severity' | 'draft'>): Severity {
  if (diagnostic.draft === true) return 'warning';
  const { severity, fixed } = definitionOf(diagnostic.rule);
  return fixed === true ? severity : (diagnostic.severity ?? severity);
}

export const withSeverity = (diagnostic: Diagnostic): Diagnostic & { readonly severity: Severity } => ({
  ...diagnostic,
  severity: severityOf(diagnostic),
});

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => severityOf(diagnostic) === 'error');
