import './generator/cache/program/require-node.mjs';
import { defineConfig } from 'vitest/config';

/**
 * The excluded test files of each mode: `test` runs the short tests, `long` and `nightly` the other ones. Mode
 * `all`, which runs some files by name, excludes none. `process.env.TEST_MODE` contains the mode, because some
 * long tests do more in mode `nightly`.
 */
const excludedFiles: Readonly<Record<string, string>> = {
  test: '**/*.{long,nightly}.test.ts',
  long: '**/!(*.long).test.{ts,tsx}',
  nightly: '**/!(*.long|*.nightly).test.{ts,tsx}',
};

/** The tests that read the built site. */
const siteTests = ['browser', 'hosts', 'site'].map((folder) => `tests/${folder}/**/*.test.ts`);

export default defineConfig(({ mode }) => {
  const exclude = ['**/node_modules/**', ...(excludedFiles[mode] === undefined ? [] : [excludedFiles[mode]])];
  // Written into each project, because a project loads this file again in its own mode.
  const env = { NODE_ENV: 'test', TZ: 'UTC', TEST_MODE: mode };
  return {
    test: {
      // Some tests run whole builds, and a shared machine may be slow, so no test fails because of its time.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      maxWorkers: 2,
      // The tests keep no state. Loading all modules again for each file would take as long as the tests.
      isolate: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'code',
            env,
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...siteTests, ...exclude],
          },
        },
        {
          extends: true,
          test: { name: 'site', env, include: siteTests, exclude, globalSetup: ['tests/shared-site.ts'] },
        },
      ],
    },
  };
});
