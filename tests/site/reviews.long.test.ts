/**
 * Customer reviews: samples only where a demonstration asks for them, and real ones as soon as they are there. That
 * nothing is shown before, pages.test.ts sees on every page.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { innerOf, readText } from './read-html.ts';
import { createProject, edit, runSite } from './temporary-project.ts';

const homes = { ar: 'index.html', en: 'en/index.html', es: 'es/index.html' } as const;
/** Builds a project whose facts were changed first, and gives its folder of pages. */
function build(change: (project: string) => void): string {
  const project = createProject();
  change(project);
  const run = runSite(project, ['generate', '--verify']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
  return path.join(project, 'dist');
}

const read = (dist: string, file: string) => readFileSync(path.join(dist, file), 'utf8');
const reviewsOf = (dist: string, tag: keyof typeof homes) =>
  readText(innerOf(read(dist, homes[tag]), 'reviews') ?? '');
const useSamples = (project: string) =>
  appendFileSync(path.join(project, 'content/shared/site.yaml'), '\nreviews: samples\n');
const makeReal = (project: string, id: string, stars: number) =>
  edit(
    project,
    'content/shared/reviews.yaml',
    new RegExp(`id: ${id}, stars: \\d, sample: true`, 'u'),
    `id: ${id}, stars: ${stars}, sample: false`,
  );

it('shows the samples with the note that they are samples when the settings ask for them', () => {
  const dist = build(useSamples);
  const passage = reviewsOf(dist, 'en');
  expect(passage).toContain('4.7 out of 5, based on 3 reviews');
  expect(passage).toContain('samples. They do not come from real customers.');
  expect(reviewsOf(dist, 'ar')).toMatch(/من 5، بناءً على[\s\S]*نماذج/u);
  expect(reviewsOf(dist, 'es')).toMatch(/de 5, según 3 reseñas[\s\S]*ejemplo/u);
});

it('shows real reviews alone, with the average and the number computed from them', () => {
  const dist = build((project) => {
    useSamples(project);
    makeReal(project, 'calm-explanation', 5);
    makeReal(project, 'clear-total', 2);
  });
  const passage = reviewsOf(dist, 'en');
  expect(passage).toContain('3.5 out of 5, based on 2 reviews');
  expect(passage).not.toMatch(/sample/iu);
  expect(read(dist, homes.en).match(/<blockquote>/gu)).toHaveLength(2);
  expect(reviewsOf(dist, 'ar')).toContain('بناءً على تقييمين');
  expect(reviewsOf(dist, 'es')).toContain('3.5 de 5, según 2 reseñas');
});

it('is refused in a release, with its line, while it shows samples', () => {
  const project = createProject();
  useSamples(project);
  const run = runSite(project, ['check', '--release']);
  expect(run.code).toBe(1);
  expect(run.output).toMatch(
    /site\.yaml:\d+:10 {2}error {2}build\/placeholder-data\n {2}The sample reviews /u,
  );
});
