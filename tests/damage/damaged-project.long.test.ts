/** Runs `generate` on damaged content in a project that already has an output folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSmallProject } from '../fixtures/small-project.ts';
import { hashFolder, listFiles, runSite } from '../site/temporary-project.ts';
import { anyDamage, damageBytes, damageSeed } from './damage.ts';

const caseCount = 8;

it(`generate leaves the output unchanged in those of ${caseCount} cases that have errors, and reports no bug`, () => {
  const folder = createSmallProject();
  const files = listFiles(path.join(folder, 'content')).filter((file) => file.endsWith('.yaml'));
  expect(runSite(folder, ['generate']).code).toBe(0);
  let rejectedCount = 0;
  const property = fc.property(anyDamage, (damage) => {
    const file = path.join(folder, 'content', files[damage.file % files.length] ?? '');
    const bytes = readFileSync(file);
    const before = hashFolder(path.join(folder, 'dist'));
    writeFileSync(file, damageBytes(bytes, damage));
    const { code, output, errors } = runSite(folder, ['generate', '--format', 'json']);
    writeFileSync(file, bytes);
    const { problems } = JSON.parse(output);
    expect(errors).not.toMatch(/^\s+at |bug of the program/mu);
    expect([0, 1]).toContain(code);
    if (code === 0) return;
    rejectedCount += 1;
    expect(hashFolder(path.join(folder, 'dist'))).toBe(before);
    expect(problems.length).toBeGreaterThan(0);
    for (const { line, column } of problems) expect(Math.min(line, column)).toBeGreaterThan(0);
  });
  fc.assert(property, { numRuns: caseCount, seed: damageSeed });
  expect(rejectedCount).toBeGreaterThan(1);
}, 3_600_000);
