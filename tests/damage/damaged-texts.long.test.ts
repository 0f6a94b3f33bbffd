import { testDamage } from './test-damage.ts';

testDamage('texts', (file) => !file.startsWith('content/shared/'));
