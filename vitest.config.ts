import { defineConfig } from 'vitest/config';

/** Files whose names end like this take long: `npm run test:all` runs them, `npm test` does not. */
const long = '**/*.long.test.ts';

/** The folders whose tests look at the built site. */
const ofSite = ['browser', 'hosts', 'site'].map((folder) => `tests/${folder}/**/*.test.ts`);

export default defineConfig(({ mode }) => {
  const exclude = ['**/node_modules/**', ...(mode === 'all' ? [] : [long])];
  return {
    test: {
      env: { NODE_ENV: 'test', TZ: 'UTC' },
      // Whole builds run in tests, and a shared machine may be slow: time is never what fails.
      testTimeout: 240_000,
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
