import { testDamage } from './test-damage.ts';

testDamage('facts', (file) => file.startsWith('content/shared/'));
