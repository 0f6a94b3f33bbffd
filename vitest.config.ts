import './generator/cache/program/require-node.mjs';
import { defineConfig } from 'vitest/config';

/** Long tests: `npm test` leaves them out, `npm run test:all` runs them, too. */
const long = '**/*.long.test.ts';

/** What is not looked for in each mode; in mode `all`, to run some files by name, it is nothing. */
const left: Readonly<Record<string, string>> = { test: long, long: '**/!(*.long).test.{ts,tsx}' };

/** The folders whose tests look at the built site. */
const ofSite = ['browser', 'hosts', 'site'].map((folder) => `tests/${folder}/**/*.test.ts`);

export default defineConfig(({ mode }) => {
  const exclude = ['**/node_modules/**', ...(left[mode] === undefined ? [] : [left[mode]])];
  return {
    test: {
      env: { NODE_ENV: 'test', TZ: 'UTC' },
      // Whole builds run in tests, and a shared machine may be slow: time is never what fails.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'code',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...ofSite, ...exclude],
            // These keep nothing, and to load every module again for each file would take as long as the tests.
            isolate: false,
          },
        },
        {
          extends: true,
          test: { name: 'site', include: ofSite, exclude, globalSetup: ['tests/shared-site.ts'] },
        },
      ],
    },
  };
});
