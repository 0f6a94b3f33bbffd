import { testDamage, testRendering } from './test-damage.ts';

const isFacts = (file: string) => file.startsWith('content/shared/');

testDamage('facts', isFacts);
testRendering('facts', isFacts);
