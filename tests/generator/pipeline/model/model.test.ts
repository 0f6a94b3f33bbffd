import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { chooseBlocks } from '../../../../generator/pipeline/model/fill-texts.ts';
import { createTranslator } from '../../../../generator/text/translator.ts';
import { Business, conditions, type Site, Ui } from '../../../../schema/index.ts';
import { formatFigures } from '../../../../templates/values/format-figures.ts';
import { sitesFolder } from '../../../fixtures/create-fixture-site.ts';
import { testTables } from '../../../table.ts';

const source = 'test';

function formatIn(language: string, numberLocale: string, figure: object) {
  const file = join(sitesFolder, '_base/content', language, 'ui.yaml');
  const texts = Ui.shape.figures.parse(parse(readFileSync(file, 'utf8')).figures);
  const rate = { kind: 'percent', value: 10, source };
  const bail = { kind: 'money', amount: 25_000, source };
  const business = Business.parse({
    premiumRate: 'rate',
    bailExamples: ['bail'],
    estimatorMaximum: 1000,
    paymentMethods: ['cash'],
    figures: { rate, bail, oddBail: { ...bail, amount: 12_345 }, figure: { ...figure, source } },
  });
  return formatFigures(business, { translator: createTranslator(language), texts, numberLocale });
}

testTables(join(import.meta.dirname, 'model.yaml'), {
  figure: (figure: object, form: string) => [
    formatIn('en', 'en-US', figure)[`figure${form}`],
    formatIn('ar', 'ar-u-nu-latn', figure)[`figure${form}`],
  ],
  'shown blocks': (site: Pick<Site, 'analytics' | 'contactForm' | 'messaging'>) => {
    const always = { type: 'paragraph', text: 'always' };
    const blocks = conditions.map((when) => ({ ...always, when }));
    const [first, ...chosen] = chooseBlocks({ blocks: [always, ...blocks] }, site).blocks;
    expect(first).toEqual(always);
    return chosen.map((block) => ('when' in block ? block.when : block));
  },
});
