/** Reads the interface texts from the content, so that tests compare pages with the current copy. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Ui } from '../../schema/index.ts';
import type { Tag } from './languages.ts';

const mainNumber = '(626) 555-0100';

/** Returns the texts of a language with the main number. Other placeholders are not filled in. */
export function readInterfaceCopy(tag: Tag): Ui {
  const file = new URL(`../../content/${tag}/ui.yaml`, import.meta.url);
  // The schema of the content has checked the shape.
  return parse(readFileSync(file, 'utf8').replaceAll('{{phone}}', mainNumber)) as Ui;
}

/** Returns a text without the isolate characters around runs of the other direction. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/gu, '');
}
