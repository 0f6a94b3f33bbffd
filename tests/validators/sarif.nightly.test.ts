import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeRules } from '../../generator/commands/report-located.ts';
import { formatSarif, type LocatedDiagnostic } from '../../generator/diagnostics/index.ts';
import { checkSite } from '../fixtures/check-site.ts';
import { createFixtureSite, sitesFolder } from '../fixtures/create-fixture-site.ts';

/** Returns the errors of a log according to the published schema. */
let findSchemaErrors: (log: string) => unknown;

beforeAll(() => {
  const load = createRequire(import.meta.resolve('@microsoft/jest-sarif/package.json'));
  const Ajv = load('ajv');
  // The schema uses draft 4, in which the keyword is `id`, not `$id`.
  const ajv = new Ajv({ schemaId: 'auto' }).addMetaSchema(load('ajv/lib/refs/json-schema-draft-04.json'));
  const validate = ajv.compile(load('./lib/schemas/sarif-2.1.0-rtm.5.json'));
  findSchemaErrors = (log) => (validate(JSON.parse(log)) ? [] : validate.errors);
});

describe('a log in SARIF', () => {
  it('is valid according to the published schema for the problems of all fixture sites', async () => {
    const problems: LocatedDiagnostic[] = [];
    for (const name of readdirSync(sitesFolder)) problems.push(...(await checkSite(createFixtureSite(name))));
    expect(problems.length).toBeGreaterThan(100);
    expect(findSchemaErrors(formatSarif(problems, describeRules()))).toEqual([]);
  });

  it('is invalid when it contains a level that SARIF does not define', () => {
    const log = formatSarif([], describeRules());
    expect(findSchemaErrors(log.replace('"level": "error"', '"level": "fatal"'))).toMatchObject([
      { keyword: 'enum' },
    ]);
  });
});
