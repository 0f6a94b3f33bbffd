/** What the cache remembers never shows in the output. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProject, edit, hashFolder, listFiles, runSite } from './temporary-project.ts';

describe('generate', () => {
  it('makes the same site from a warm cache as from a cold one after edits', () => {
    const warm = createProject();
    expect(runSite(warm, ['generate']).code).toBe(0);
    const files = listFiles(path.join(warm, 'content')).filter((file) => file.endsWith('.yaml'));
    const random = createRandom(20_261_120);
    for (let round = 0; round < 4; round += 1) {
      const file = `content/${files[Math.floor(random() * files.length)]}`;
      const [from, to] = [/^updated: .*$/mu, `updated: 2026-12-${String(10 + round)}`] as const;
      edit(warm, file, from, to);
      expect(runSite(warm, ['generate']).code).toBe(0);
      const cold = createProject({ content: path.join(warm, 'content') });
      expect(runSite(cold, ['generate']).code).toBe(0);
      expect(hashFolder(path.join(warm, 'dist'))).toBe(hashFolder(path.join(cold, 'dist')));
    }
  });
});

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
