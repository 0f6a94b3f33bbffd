import { describe, expect, it } from 'vitest';
import { type Diagnostic, formatGitHub, locateDiagnostics } from '../../../generator/diagnostics/index.ts';

const at = (file: string, line: number, rule: Diagnostic['rule'] = 'text/html'): Diagnostic => ({
  rule,
  place: { file, span: { line, column: 3, endLine: line + 1, endColumn: 9 } },
  message: `In ${file}.`,
});

const print = (diagnostics: readonly Diagnostic[]) =>
  formatGitHub(locateDiagnostics(diagnostics, () => undefined));

describe('formatGitHub', () => {
  it('prints a command per problem and a notice with the total', () => {
    expect(
      print([at('a.yaml', 4), at('b.yaml', 1, 'text/nfc'), at('b.yaml', 2, 'build/placeholder-data')]),
    ).toBe(
      `::error file=a.yaml,line=4,endLine=5,col=3,title=text/html::In a.yaml.
::warning file=b.yaml,line=1,endLine=2,col=3,title=text/nfc::In b.yaml.
::notice file=b.yaml,line=2,endLine=3,col=3,title=build/placeholder-data::In b.yaml.
::notice::1 error, 1 warning, 1 note in 2 files.
`,
    );
  });

  it('puts errors before warnings and one of each file before a second', () => {
    const printed = print([
      at('a.yaml', 1),
      at('a.yaml', 2),
      at('a.yaml', 3, 'text/nfc'),
      at('b.yaml', 1, 'text/nfc'),
      at('b.yaml', 2, 'text/nfc'),
      at('c.yaml', 1),
    ]);
    const order = [...printed.matchAll(/::(\w+) file=(\w).yaml,line=(\d)/gu)].map((match) =>
      match.slice(1).join(' '),
    );
    expect(order).toEqual([
      'error a 1',
      'error c 1',
      'error a 2',
      'warning a 3',
      'warning b 1',
      'warning b 2',
    ]);
    expect(printed).toContain('::notice::3 errors, 3 warnings in 3 files.');
  });

  it('escapes what would end a command or a property', () => {
    const diagnostic: Diagnostic = {
      ...at('a,b:c%.yaml', 1),
      message: '100% of a\r\nb, c: d',
      fix: { yaml: 'title: "x"' },
    };
    const [command] = print([diagnostic]).split('\n');
    expect(command).toBe(
      '::error file=a%2Cb%3Ac%25.yaml,line=1,endLine=2,col=3,title=text/html::100%25 of a%0D%0Ab, c: d%0Atitle: "x"',
    );
  });
});
