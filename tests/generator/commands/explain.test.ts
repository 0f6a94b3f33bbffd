import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { explain } from '../../../generator/commands/explain.ts';
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { definitions } from '../../../generator/rules/definitions.ts';
import { createProcessContext } from './create-process-context.ts';

async function run(args: readonly string[], isTerminal = false): Promise<string> {
  const { context, printed } = createProcessContext({ isTerminal });
  expect(await explain(parseArguments(['explain', ...args]), context)).toBe(0);
  return printed.join('');
}

describe('site explain', () => {
  it('prints the summary, severity and page of a rule', async () => {
    const page = await run(['text/nfc']);
    expect(page).toContain(
      '# text/nfc\n\nTexts are in Unicode normalization form C (NFC).\nSeverity: warning. ',
    );
    expect(page).toMatch(/\n## Why\n[\s\S]*\n## Wrong\n[\s\S]*\n## Right\n/u);
  });

  it('prints only headings in bold on a terminal', async () => {
    const bold = await run(['link/broken'], true);
    expect(bold).toContain('\u001b[1m# link/broken\u001b[22m\n');
    expect(bold).toContain('\n\u001b[1m## Why\u001b[22m\n');
    expect(stripVTControlCharacters(bold)).toBe(await run(['link/broken']));
    expect(bold.split('\u001b[1m')).toHaveLength(1 + 4);
  });

  it('lists every rule with its summary, group by group, when no rule is named', async () => {
    const list = await run([]);
    for (const [id, { summary }] of definitions)
      expect(list).toMatch(new RegExp(`^ {2}${RegExp.escape(id)} +${RegExp.escape(summary)}$`, 'mu'));
    const groups = list.split('\n\n').map((block) => new Set(block.match(/^ {2}[^/]+(?=\/)/gmu)).size);
    expect(groups.every((size) => size === 1)).toBe(true);
  });

  it('prints the same information as JSON', async () => {
    const { rules: described } = JSON.parse(await run(['text/nfc', '--format', 'json']));
    expect(described).toEqual([
      {
        rule: 'text/nfc',
        severity: 'warning',
        fixed: false,
        summary: definitions.get('text/nfc')?.summary,
        page: expect.stringContaining('## Why'),
      },
    ]);
    expect(JSON.parse(await run(['--format', 'json'])).rules).toHaveLength(definitions.size);
  });
});
