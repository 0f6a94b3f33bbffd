import { expect, it } from 'vitest';
import { weighScripts } from '../../../generator/verify/weigh-scripts.ts';

const script = (bytes: number, source = '') => ({ bytes, source });

const scripts = new Map([
  [
    '/assets/main-AAAAAAAA.js',
    script(
      3000,
      'x={a:()=>import("/assets/chat-BBBBBBBB.js"),h:()=>import("/assets/hydrate-island-CCCCCCCC.js")}',
    ),
  ],
  ['/assets/hydrate-island-CCCCCCCC.js', script(57_000, 'import{a}from"/assets/chunk-DDDDDDDD.js";')],
  [
    '/assets/chat-BBBBBBBB.js',
    script(
      3200,
      'import"/assets/chunk-DDDDDDDD.js";import{b}from"/assets/chunk-EEEEEEEE.js";await import("/assets/words-FFFFFFFF.js")',
    ),
  ],
  ['/assets/chunk-DDDDDDDD.js', script(2800)],
  ['/assets/chunk-EEEEEEEE.js', script(400)],
  ['/assets/words-FFFFFFFF.js', script(5000, 'import{b}from"/assets/chunk-EEEEEEEE.js"')],
]);

it('weighs what runs on load, what islands share, and what each island adds', () => {
  expect(weighScripts(scripts, '/assets/main-AAAAAAAA.js')).toEqual({
    core: 3000,
    shared: 59_800,
    lazy: [
      { name: 'chat', bytes: 3600 },
      { name: 'words', bytes: 5400 },
    ],
  });
});

it('ends when scripts import each other', () => {
  const circle = new Map([
    ['/assets/a-AAAAAAAA.js', script(1, 'import"/assets/b-BBBBBBBB.js"')],
    ['/assets/b-BBBBBBBB.js', script(2, 'import"/assets/a-AAAAAAAA.js"')],
  ]);
  expect(weighScripts(circle, '/assets/a-AAAAAAAA.js').core).toBe(3);
});
