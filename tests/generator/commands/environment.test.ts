/** Each row of `generator/docs/environment.md` has a test, and each variable that is read has a row. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatEditorLink } from '../../../generator/authoring/dev/find-text-location.ts';
import { readBuildConfiguration, readCommonOptions } from '../../../generator/commands/common-options.ts';
import { type Environment, readMailSettings, readSwitch } from '../../../generator/commands/environment.ts';
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { reportLocated } from '../../../generator/commands/report-problems.ts';
import { readSources } from '../../invariants/source-files.ts';
import { projectRoot } from '../../site/temporary-project.ts';
import { makeFolder } from '../make-folder.ts';
import { createProcessContext } from './create-process-context.ts';

const table = readFileSync(path.join(projectRoot, 'generator/docs/environment.md'), 'utf8');
const [commandSection = '', testSection = ''] = table.split('## Tests');
const variablesIn = (section: string) =>
  [...section.matchAll(/^\| `(\w+)` \|/gmu)].map(([, name = '']) => name);

const onValues = ['1', 'true', 'yes', 'on', 'TRUE', 'woodpecker'];
const offValues = ['0', 'false', 'no', 'off', 'FALSE', 'No', 'OFF'];
const unsetValues = [undefined, '', ' '];

function readOptions(environment: Environment, args: readonly string[] = ['generate'], isTerminal = true) {
  const created = createProcessContext({ isTerminal });
  const context = { ...created.context, environment };
  const parsed = parseArguments(args);
  return {
    ...created,
    context,
    common: readCommonOptions(parsed, context),
    build: readBuildConfiguration(parsed, context),
  };
}

const SMTP_URL = 'smtps://mail.example.org';
const readMail = (environment: Environment, email = 'info@example.com') =>
  readMailSettings({ environment }, email);

const rowTests: Readonly<Record<string, () => void>> = {
  CI: () => {
    const strict = (CI: string, ...args: string[]) =>
      readOptions({ CI }, ['generate', ...args]).common.strict;
    expect([strict('true'), strict('false'), strict('true', '--no-strict')]).toEqual([true, false, false]);
    expect(readOptions({ CI: 'true' }).common.color).toBe(false);
    expect(() => readOptions({ CI: 'true' }, ['generate', '--drafts'])).toThrow('--drafts');
    expect(readOptions({ CI: 'false' }, ['generate', '--drafts']).build.drafts).toBe(true);
  },
  NO_COLOR: () => {
    expect(readOptions({ NO_COLOR: '1', FORCE_COLOR: '1' }).common.color).toBe(false);
    expect(readOptions({ NO_COLOR: '1' }, ['generate', '--color', 'always']).common.color).toBe(true);
  },
  FORCE_COLOR: () => {
    const color = (FORCE_COLOR: string, isTerminal: boolean) =>
      readOptions({ FORCE_COLOR, CI: FORCE_COLOR && 'true', TERM: 'dumb' }, ['generate'], isTerminal).common
        .color;
    expect([color('1', false), color('0', true), color('', false)]).toEqual([true, false, false]);
  },
  TERM: () => {
    expect(readOptions({ TERM: 'dumb' }).common.color).toBe(false);
    expect(readOptions({ TERM: 'xterm' }).common.color).toBe(true);
  },
  GITHUB_ACTIONS: () => {
    const formats = (GITHUB_ACTIONS: string) => readOptions({ GITHUB_ACTIONS }).common.formats;
    expect([formats('true'), formats('off')]).toEqual([['human', 'github'], ['human']]);
  },
  GITHUB_STEP_SUMMARY: () => {
    const file = path.join(makeFolder(), 'summary.md');
    const { common, context, reported } = readOptions({ GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: file });
    reportLocated([], 3, common, context);
    expect(readFileSync(file, 'utf8')).not.toBe('');
    rmSync(file);
    expect(reported).toEqual([]);
    // Nothing is written when annotations are off or when no file is named.
    const withoutAnnotations = readOptions({ GITHUB_ACTIONS: 'off', GITHUB_STEP_SUMMARY: file });
    reportLocated([], 3, withoutAnnotations.common, withoutAnnotations.context);
    const withoutFile = readOptions({ GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: '' });
    reportLocated([], 3, withoutFile.common, withoutFile.context);
    expect([withoutAnnotations.reported, withoutFile.reported, existsSync(file)]).toEqual([[], [], false]);
  },
  SITE_BASE_URL: () => {
    const origin = (SITE_BASE_URL: string, ...args: string[]) =>
      readOptions({ SITE_BASE_URL }, ['generate', ...args]).build.baseUrl;
    expect(origin('https://example.org/')).toBe('https://example.org');
    expect(origin('http://localhost:8080')).toBe('http://localhost:8080');
    expect(origin('https://example.org', '--base-url', 'https://example.net')).toBe('https://example.net');
    expect(origin('')).toBeUndefined();
    for (const value of ['example.org', 'ftp://example.org', 'https://example.org/path']) {
      expect(() => origin(value)).toThrow('SITE_BASE_URL');
    }
  },
  SOURCE_DATE_EPOCH: () => {
    const date = (SOURCE_DATE_EPOCH: string, ...args: string[]) =>
      readOptions({ SOURCE_DATE_EPOCH }, ['generate', ...args]).build.date;
    expect(date('1767225600')).toBe('2026-01-01');
    expect(date('')).toBeUndefined();
    expect(date('1767225600', '--date', '2026-12-24')).toBe('2026-12-24');
    for (const value of ['1767225600000', '0', '-1', 'today', '1.5', '2026-01-01', '1e9']) {
      expect(() => date(value)).toThrow(`SOURCE_DATE_EPOCH takes seconds since 1970`);
      expect(() => date(value)).toThrow(value);
    }
  },
  SMTP_URL: () => {
    const urlOf = (SMTP_URL: string | undefined) => readMail({ SMTP_URL })?.url;
    expect(urlOf('smtps://user:secret@mail.example.org')).toBe('smtps://user:secret@mail.example.org');
    expect(unsetValues.map(urlOf)).toEqual(unsetValues.map(() => undefined));
    for (const value of ['mail.example.org', 'https://user:secret@mail.example.org', 'smtps://']) {
      expect(() => urlOf(value)).toThrow('SMTP_URL takes an address');
      expect(() => urlOf(value)).not.toThrow('secret');
    }
  },
  MAIL_TO: () => {
    expect(readMail({ SMTP_URL, MAIL_TO: 'agent@example.org' })).toMatchObject({ to: 'agent@example.org' });
    expect(readMail({ SMTP_URL, MAIL_TO: ' ' })).toMatchObject({ to: 'info@example.com' });
    expect(() => readMail({ SMTP_URL }, '')).toThrow('MAIL_TO');
  },
  MAIL_FROM: () => {
    expect(readMail({ SMTP_URL, MAIL_FROM: 'site@example.org' })).toMatchObject({ from: 'site@example.org' });
    expect(readMail({ SMTP_URL })).toMatchObject({ from: 'info@example.com' });
  },
  EDITOR_URL: () => {
    const location = { file: 'content/en/faqs.yaml', line: 3, column: 5 };
    const pattern = 'idea://open?file={file}&line={line}&column={column}';
    expect(formatEditorLink(location, '/site', pattern)).toBe(
      'idea://open?file=/site/content/en/faqs.yaml&line=3&column=5',
    );
    expect(formatEditorLink(location, '/site', undefined)).toMatch(/^vscode:/u);
    expect(formatEditorLink(location, '/site', '')).toMatch(/^vscode:/u);
  },
};

describe('the environment of the commands', () => {
  it.each(variablesIn(commandSection))('%s has the effect that its row describes', (name) => {
    const test = rowTests[name];
    if (test === undefined) throw new Error(`The row of ${name} has no test here.`);
    test();
  });

  it('has a row for every variable that the generator reads, and no other', () => {
    const variablesRead = readSources(['generator/**/*.ts'])
      .flatMap(({ text }) => [
        ...text.matchAll(/\benvironment\.([A-Z_]+)/gu),
        ...text.matchAll(/readSwitch\(environment, '([A-Z_]+)'\)/gu),
        ...text.matchAll(/\{ ([A-Z_]+)\b[^}]*\}: (?:Environment|ProcessContext)/gu),
      ])
      .map(([, name = '']) => name);
    expect([...new Set(variablesRead)].sort()).toEqual(variablesIn(commandSection).sort());
  });

  it('reads every way to write a switch that is on, off or unset', () => {
    expect(onValues.map((CI) => readSwitch({ CI }, 'CI'))).toEqual(onValues.map(() => true));
    expect(offValues.map((CI) => readSwitch({ CI }, 'CI'))).toEqual(offValues.map(() => false));
    expect(unsetValues.map((CI) => readSwitch({ CI }, 'CI'))).toEqual(unsetValues.map(() => undefined));
  });
});

it('the environment of the tests has a row for every variable that is not internal', () => {
  const internalVariables = ['PATH', 'HOME', 'TEST_MODE', 'TEST_SITE', 'TEST_BROWSER', 'NODE_ENV'];
  const variablesRead = readSources(['tests/**/*.ts'])
    .flatMap(({ text }) => [...text.matchAll(/process\.env\.([A-Z_]+)/gu)].map(([, name = '']) => name))
    .filter((name) => !internalVariables.includes(name));
  expect([...new Set(variablesRead)].sort()).toEqual(variablesIn(testSection).sort());
});
