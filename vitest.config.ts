import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/long/**'],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    // Whole builds run in tests, and a shared machine may be slow: time is never what fails.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
});
