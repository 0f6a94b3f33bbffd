import { defineConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';

/** The tests that `npm test` has no time for: `npm run test:long`. */
export default defineConfig({
  test: { ...usual.test, include: ['tests/long/**/*.test.ts'], exclude: [] },
});
