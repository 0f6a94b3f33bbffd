/** The words of the interface as the content has them, so that a test asks for what writers wrote. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Ui } from '../../schema/index.ts';
import type { Tag } from './languages.ts';

const mainNumber = '(626) 555-0100';

/** The words of a language with the main number in its places; other placeholders stand as they are written. */
export function readInterfaceCopy(tag: Tag): Ui {
  const file = new URL(`../../content/${tag}/ui.yaml`, import.meta.url);
  // The schema of the content has checked the shape.
  return parse(readFileSync(file, 'utf8').replaceAll('{{phone}}', mainNumber)) as Ui;
}

/** A text without the marks around runs of the other direction. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/gu, '');
}
