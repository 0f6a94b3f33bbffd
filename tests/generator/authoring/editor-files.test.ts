import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildEditorFiles } from '../../../generator/authoring/editor-files.ts';
import { projectRoot } from '../../site/temporary-project.ts';

const plannedFiles = new Map(
  buildEditorFiles(undefined).map(({ path, contents }) => [path, JSON.parse(contents)]),
);
const patternsBySchema: Readonly<Record<string, string | readonly string[]>> =
  plannedFiles.get('.vscode/settings.json')['yaml.schemas'];

function schemasOf(file: string): string[] {
  return Object.entries(patternsBySchema)
    .filter(([, patterns]) => {
      const [included = [], excluded = []] = [false, true].map((isExclusion) =>
        [patterns].flat().filter((pattern) => pattern.startsWith('!') === isExclusion),
      );
      const matches = (pattern: string) => matchesGlob(file, pattern.replace(/^!/u, ''));
      return included.some(matches) && !excluded.some(matches);
    })
    .map(([schema]) => schema);
}

describe('the JSON Schemas of editors', () => {
  it('include exactly one for every content file', () => {
    // Files directly in `content/` are written by the program and have no schema.
    const files = globSync('content/*/**/*.yaml', { cwd: projectRoot });
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => schemasOf(file).length !== 1)).toEqual([]);
    expect(schemasOf('content/lock.yaml')).toEqual([]);
    expect(schemasOf('content/fr/offices.yaml')).toEqual(['./schema/json/texts/offices.json']);
    expect(schemasOf('content/shared/offices.yaml')).toEqual(['./schema/json/facts/offices.json']);
  });

  it('describe a field, and explain a wrong value with the message of the schema', () => {
    const { properties, required } = plannedFiles.get('schema/json/collection-facts/blog.json');
    expect(properties.published).toEqual({
      type: 'string',
      format: 'date',
      description: 'The day the post first appeared, as YYYY-MM-DD.',
      examples: ['2026-11-20'],
      errorMessage:
        'Takes a day written as year-month-day, such as 2026-11-20.\nThe day the post first appeared, as YYYY-MM-DD.',
    });
    expect(properties.minutes).toMatchObject({ type: 'integer', minimum: 1, examples: [1] });
    expect(required).not.toContain('stop');
  });

  it('list the values of an enumerated field, and the fields of a block', () => {
    const { properties, additionalProperties } = plannedFiles.get('schema/json/facts/site.json');
    expect(properties.contactForm.properties.encoding).toMatchObject({
      enum: ['urlencoded', 'multipart', 'json'],
      errorMessage: expect.stringMatching(/^Takes one of: urlencoded, multipart, json\.\n/u),
    });
    expect(additionalProperties).toBe(false);
  });
});
