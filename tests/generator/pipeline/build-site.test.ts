import { expect, it } from 'vitest';
import { buildSite, type StageName } from '../../../generator/pipeline/build-site.ts';
import { createFixtureSite } from '../../fixtures/create-fixture-site.ts';
import { projectRoot } from '../../site/temporary-project.ts';

it('bundles and renders nothing when a rule reports an error', async () => {
  const stages: StageName[] = [];
  const { site } = await buildSite({
    configuration: { projectRoot, contentRoot: createFixtureSite('link-broken'), release: false },
    onStage: (stage) => stages.push(stage),
  });
  expect(site).toBeUndefined();
  expect(stages).toEqual(['read', 'parse', 'validate', 'check']);
});
