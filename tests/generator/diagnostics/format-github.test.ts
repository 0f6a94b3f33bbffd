import { expect, it } from 'vitest';
import { type Diagnostic, formatGitHub } from '../../../generator/diagnostics/index.ts';
import { locate } from '../../locate.ts';

const problemAt = (file: string, line: number, rule: Diagnostic['rule'] = 'text/html'): Diagnostic => ({
  rule,
  location: { file, span: { line, column: 3, endLine: line + 1, endColumn: 9 } },
  message: `In ${file}.`,
});

const format = (diagnostics: readonly Diagnostic[]) => formatGitHub(locate(diagnostics));

it('prints errors first, alternating between files, and a notice with the total', () => {
  const printed = format([
    problemAt('a.yaml', 1),
    problemAt('a.yaml', 2),
    problemAt('a.yaml', 3, 'text/nfc'),
    problemAt('b.yaml', 1, 'text/nfc'),
    problemAt('b.yaml', 2, 'text/nfc'),
    problemAt('b.yaml', 3, 'build/placeholder-data'),
    problemAt('c.yaml', 1),
  ]);
  expect(printed).toBe(`::error file=a.yaml,line=1,endLine=2,col=3,title=text/html::In a.yaml.
::error file=c.yaml,line=1,endLine=2,col=3,title=text/html::In c.yaml.
::error file=a.yaml,line=2,endLine=3,col=3,title=text/html::In a.yaml.
::warning file=a.yaml,line=3,endLine=4,col=3,title=text/nfc::In a.yaml.
::warning file=b.yaml,line=1,endLine=2,col=3,title=text/nfc::In b.yaml.
::warning file=b.yaml,line=2,endLine=3,col=3,title=text/nfc::In b.yaml.
::notice file=b.yaml,line=3,endLine=4,col=3,title=build/placeholder-data::In b.yaml.
::notice::3 errors, 3 warnings, 1 note in 3 files.
`);
});

it('shows the source line of a problem, and of a related location with its label', () => {
  const texts = new Map([
    ['en.yaml', 'a: 1\ntitle: Bail 100%\n'],
    ['ar.yaml', 'title: كفالة\n'],
  ]);
  const problem: Diagnostic = {
    rule: 'i18n/stale',
    location: { file: 'ar.yaml', path: ['title'] },
    message: 'Stale.',
    fix: 'Change it.',
    related: [{ location: { file: 'en.yaml', path: ['title'] }, label: 'en' }],
  };
  const printed = formatGitHub(locate([problem], (file) => texts.get(file)));
  const lines = printed
    .split('\n')[0]
    ?.replace(/[\u2066-\u2069]/gu, '')
    .split('::')[2]
    ?.split('%0A');
  expect(lines).toEqual(['Stale.', 'en en.yaml: 2 | title: Bail 100%25', '1 | title: كفالة', 'Change it.']);
});

it('escapes characters that end a command or a property', () => {
  const diagnostic: Diagnostic = {
    ...problemAt('a,b:c%.yaml', 1),
    message: '100% of a\r\nb, c: d',
    fix: { yaml: 'title: "x"' },
  };
  expect(format([diagnostic])).toBe(
    `::error file=a%2Cb%3Ac%25.yaml,line=1,endLine=2,col=3,title=text/html::100%25 of a%0D%0Ab, c: d%0Atitle: "x"
::notice::1 error in 1 file.
`,
  );
});
