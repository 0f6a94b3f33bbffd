import { testDamage } from './test-damage.ts';

testDamage('words', (file) => !file.startsWith('content/shared/'));
