import { expect, it } from 'vitest';
import { chooseBlocks } from '../../../../generator/pipeline/model/fill-texts.ts';
import { conditions } from '../../../../schema/index.ts';

it.each([
  ['no settings', { contactForm: {} }, ['no-analytics']],
  ['its own endpoint', { contactForm: { ownEndpoint: true as const } }, ['no-analytics', 'own-endpoint']],
  ['analytics', { analytics: { script: '/count.js' }, contactForm: {} }, ['analytics']],
])('a site with %s shows the blocks whose condition is met', (_, site, shown) => {
  const always = { type: 'paragraph', text: 'always' };
  const blocks = conditions.map((when) => ({ ...always, when }));
  const chosen = chooseBlocks({ blocks: [always, ...blocks] }, site);
  expect(chosen.blocks).toEqual([always, ...shown.map((when) => ({ ...always, when }))]);
});
