/**
 * `site explain [<what>]`: of an address the files and lines that its page is made of, of a line the pages that show
 * it, of a rule its page; else the list of all rules.
 */
import path from 'node:path';
import type { Severity } from '../../schema/checks/rules.ts';
import { nearest, type RuleId, rules, suggestion } from '../diagnostics/index.ts';
import { createPaint, type Paint } from '../diagnostics/paint.ts';
import { readBuildOptions, readCommonOptions } from './common-options.ts';
import type { Asked } from './explain-content.ts';
import { formatRows } from './format-help.ts';
import { type Arguments, first, UsageError } from './parse-arguments.ts';
import { readRulePage } from './report-located.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs the command; throws `UsageError` for what there is not. */
export async function explain(args: Arguments, shell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, shell);
  const [what] = args.words;
  const isJson = first(args, 'format') === 'json';
  const place = what === undefined ? undefined : readPlace(what, shell.projectRoot);
  if (place !== undefined) {
    // Loaded here and not at the top: rules are explained without the whole generator.
    const { explainContent } = await import('./explain-content.ts');
    return explainContent(place, { common, isJson, options: readBuildOptions(args, shell) }, shell);
  }
  const id = what === undefined ? undefined : ruleNamed(what);
  const described = (id === undefined ? ids : [id]).map(describeRule);
  if (isJson) shell.print(`${JSON.stringify({ version: 1, rules: described }, null, 2)}\n`);
  else shell.print(id === undefined ? formatRules() : formatPage(id, createPaint(common.colour)));
  return exitCodes.done;
}

/** Undefined for a word that can only be a rule. */
function readPlace(word: string, projectRoot: string): Asked | undefined {
  const [, file, line] = /^(.+\.ya?ml)(?::(\d+))?(?::\d+)?$/u.exec(word) ?? [];
  if (file !== undefined) {
    const relative = path.relative(projectRoot, path.resolve(projectRoot, file)).split(path.sep).join('/');
    return { file: relative, line: line === undefined ? undefined : Number(line) };
  }
  const isAddress = /^(?:https?:\/)?\//u.test(word);
  return isAddress ? { address: URL.parse(word, 'http://localhost')?.pathname ?? word } : undefined;
}

// Object.keys loses the key type; the catalogue has no other keys.
const ids = Object.keys(rules) as RuleId[];

function ruleNamed(word: string): RuleId {
  const id = ids.find((known) => known === word);
  if (id !== undefined) return id;
  throw new UsageError(`Unknown rule "${word}". ${suggestion(nearest(word, ids))}`);
}

const describeRule = (id: RuleId) => ({ rule: id, ...rules[id], page: readRulePage(id) });

const weights: Readonly<Record<Severity, string>> = {
  error: 'An error: nothing is published while it stands.',
  warning: 'A warning: it stops a run with --strict only.',
  note: 'A note: it stops no run.',
};

function formatPage(id: RuleId, paint: Paint): string {
  const { severity, summary } = rules[id];
  const [title = '', ...lines] = readRulePage(id).split('\n');
  const painted = lines.map((line) => (line.startsWith('## ') ? paint.heading(line) : line));
  return [paint.heading(title), '', summary, weights[severity], ...painted].join('\n');
}

/** Ids and summaries, a block for each group. */
function formatRules(): string {
  const lines = formatRows(ids.map((id) => [id, rules[id].summary]));
  const groups = Map.groupBy(lines, (line) => line.trim().split('/')[0]);
  return `${[...groups.values()].map((group) => group.join('\n')).join('\n\n')}\n`;
}
