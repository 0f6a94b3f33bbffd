/** Reads the interface texts, the main number and the rate from the content, so that tests compare pages with the current copy. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Ui } from '../../schema/index.ts';
import { contextAt } from '../site-model.ts';
import type { Tag } from './languages.ts';

/** The main number of the agency as text, and its address in links. */
export const { text: mainNumber, href: mainNumberHref } = contextAt('/').phones.main;

/** As the English pages print it. `bail` is in dollars. */
export const printFee = (bail: number): string =>
  printDollars((bail * contextAt('/').estimator.ratePercent) / 100);

export const printDollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** With the main number. Other placeholders are not filled in. */
export function readInterfaceCopy(tag: Tag): Ui {
  const file = new URL(`../../content/${tag}/ui.yaml`, import.meta.url);
  // The schema of the content has checked the shape.
  return parse(readFileSync(file, 'utf8').replaceAll('{{phone}}', mainNumber)) as Ui;
}

/** Removes the isolate characters around runs of the other direction. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/gu, '');
}
