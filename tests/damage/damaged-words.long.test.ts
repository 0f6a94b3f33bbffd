import { testDamage, testRendering } from './test-damage.ts';

const isWords = (file: string) => !file.startsWith('content/shared/');

testDamage('words', isWords);
testRendering('words', isWords);
