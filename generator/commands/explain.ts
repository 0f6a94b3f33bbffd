/** `site explain [<rule>]`: prints the page of a rule, or the list of all rules. */
import type { Severity } from '../../schema/diagnostic.ts';
import type { RuleId } from '../diagnostics/diagnostic.ts';
import { nearest, suggestion } from '../diagnostics/suggest.ts';
import { createPaint, type Paint } from '../diagnostics/terminal-text.ts';
import { readRulePage } from '../pipeline/read/read-source.ts';
import { definitionOf, definitions } from '../rules/definitions.ts';
import { readCommonOptions } from './common-options.ts';
import { formatRows } from './format-help.ts';
import { type Arguments, firstValue, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';

/** Throws `UsageError` for an unknown rule. */
export async function explain(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const common = readCommonOptions(args, context);
  const [argument] = args.positionals;
  const isJson = firstValue(args, 'format') === 'json';
  const id = argument === undefined ? undefined : parseRuleId(argument);
  const descriptions = (id === undefined ? ids : [id]).map(describeRule);
  if (isJson) context.stdout(`${JSON.stringify({ version: 1, rules: descriptions }, null, 2)}\n`);
  else context.stdout(id === undefined ? formatRules() : formatPage(id, createPaint(common.color)));
  return exitCodes.done;
}

const ids = [...definitions.keys()].sort();

function parseRuleId(argument: string): RuleId {
  const id = ids.find((known) => known === argument);
  if (id !== undefined) return id;
  throw new UsageError(`Unknown rule "${argument}". ${suggestion(nearest(argument, ids))}`);
}

function describeRule(id: RuleId) {
  const { severity, fixed = false, summary } = definitionOf(id);
  return { rule: id, severity, fixed, summary, page: readRulePage(id) };
}

const severityNotes: Readonly<Record<Severity, string>> = {
  error: 'Severity: error. Nothing is published until it is fixed.',
  warning: 'Severity: warning. It fails a run with --strict.',
  note: 'Severity: note. It never fails a run.',
};

function formatPage(id: RuleId, paint: Paint): string {
  const { severity, summary } = definitionOf(id);
  const [title = '', ...lines] = readRulePage(id).split('\n');
  const painted = lines.map((line) => (line.startsWith('## ') ? paint.heading(line) : line));
  return [paint.heading(title), '', summary, severityNotes[severity], ...painted].join('\n');
}

function formatRules(): string {
  const lines = formatRows(ids.map((id) => [id, definitionOf(id).summary]));
  const groups = Map.groupBy(lines, (line) => line.trim().split('/')[0]);
  return `${[...groups.values()].map((group) => group.join('\n')).join('\n\n')}\n`;
}
