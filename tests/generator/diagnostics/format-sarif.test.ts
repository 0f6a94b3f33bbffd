import { expect, it } from 'vitest';
import { type Diagnostic, formatSarif } from '../../../generator/diagnostics/index.ts';
import { catalogue } from '../../../generator/rules/catalogue.ts';
import { locate } from '../../locate.ts';

const texts: Readonly<Record<string, string>> = {
  'content/en/a b.yaml': 'intro:\n  title: Water\n',
  'content/sv/a.yaml': 'tone: read\n',
};

const describedRules = Array.from(catalogue, ([id, { severity, summary }]) => ({
  ...{ id, severity, summary },
  page: `# ${id}\n\nWrite \`{{phone}}\`, or [call](/contact).\n`,
}));

/** Returns the only run of a log. */
function runOf(diagnostics: readonly Diagnostic[]) {
  const log = JSON.parse(
    formatSarif(
      locate(diagnostics, (file) => texts[file]),
      describedRules,
    ),
  );
  expect(log).toMatchObject({ version: '2.1.0', runs: [expect.anything()] });
  return log.runs[0];
}

const missingText: Diagnostic = {
  rule: 'i18n/missing',
  location: { file: 'content/sv/a.yaml', path: ['intro', 'title'] },
  message: '"intro.title" has no Swedish text.',
  fix: { yaml: 'title: "…"', isAddition: true },
  key: 'intro.title',
  related: [{ label: 'en', location: { file: 'content/en/a b.yaml', path: ['intro', 'title'] } }],
};

it('contains rule, level, message and fix of a problem, and related locations', () => {
  const { results, tool } = runOf([missingText]);
  expect(results).toEqual([
    {
      ruleId: 'i18n/missing',
      ruleIndex: [...catalogue.keys()].indexOf('i18n/missing'),
      level: 'error',
      message: { text: '"intro.title" has no Swedish text.\ntitle: "…"' },
      locations: [locationOf('content/sv/a.yaml', [1, 1, 1, 1])],
      relatedLocations: [{ ...locationOf('content/en/a%20b.yaml', [2, 10, 2, 15]), message: { text: 'en' } }],
      partialFingerprints: { 'ruleFileKey/v1': 'i18n/missing content/sv/a.yaml intro.title' },
    },
  ]);
  expect(tool.driver.rules[results[0].ruleIndex].id).toBe('i18n/missing');
});
it('describes every rule with its page and severity, also without problems', () => {
  const { results, tool } = runOf([]);
  expect(results).toEqual([]);
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([...catalogue.keys()]);
  expect(tool.driver.rules).toContainEqual({
    id: 'text/nfc',
    shortDescription: { text: 'Texts are in Unicode normalization form C (NFC).' },
    help: {
      text: '# text/nfc\n\nWrite `{{{{phone}}}}`, or \\[call](/contact).\n',
      markdown: '# text/nfc\n\nWrite `{{{{phone}}}}`, or [call](/contact).\n',
    },
    defaultConfiguration: { level: 'warning' },
  });
});

function locationOf(uri: string, [startLine, startColumn, endLine, endColumn]: readonly number[]) {
  return {
    physicalLocation: {
      artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
      region: { startLine, startColumn, endLine, endColumn },
    },
  };
}
