/**
 * Customer reviews: samples only where a demonstration asks for them, and real ones as soon as they are there. That
 * nothing is shown before, pages.test.ts sees on every page.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { innerOf, readText } from './read-html.ts';
import { createProject, edit, runSite } from './temporary-project.ts';

/** The texts of the reviews on the home page of each language, on a site whose facts were changed first. */
function build(change: (project: string) => void) {
  const project = createProject();
  appendFileSync(path.join(project, 'content/shared/site.yaml'), '\nreviews: samples\n');
  change(project);
  const run = runSite(project, ['generate', '--verify']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
  const reviewsIn = (file: string) =>
    readText(innerOf(readFileSync(path.join(project, 'dist', file), 'utf8'), 'reviews') ?? '');
  return { ar: reviewsIn('index.html'), en: reviewsIn('en/index.html'), es: reviewsIn('es/index.html') };
}

it('shows the samples with the note that they are samples when the settings ask for them', () => {
  const { ar, en, es } = build(() => undefined);
  expect(en).toMatch(
    /4\.7 out of 5, based on 3 reviews[\s\S]*samples\. They do not come from real customers\./u,
  );
  expect(ar).toMatch(/من 5، بناءً على[\s\S]*نماذج/u);
  expect(es).toMatch(/de 5, según 3 reseñas[\s\S]*ejemplo/u);
});

it('shows real reviews alone, with the average and the number computed from them', () => {
  const { ar, en, es } = build((project) => {
    for (const [id, stars] of [
      ['calm-explanation', 5],
      ['clear-total', 2],
    ])
      edit(
        project,
        'content/shared/reviews.yaml',
        new RegExp(`id: ${id}, stars: \\d, sample: true`, 'u'),
        `id: ${id}, stars: ${stars}, sample: false`,
      );
  });
  expect(en).toContain('3.5 out of 5, based on 2 reviews');
  expect(en).not.toMatch(/sample/iu);
  expect(ar).toContain('بناءً على تقييمين');
  expect(es).toContain('3.5 de 5, según 2 reseñas');
});
