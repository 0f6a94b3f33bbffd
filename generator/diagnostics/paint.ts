/** Colours and bold for streams that support them. The text has the same meaning without them. */
import { styleText } from 'node:util';
import type { Severity } from '../../schema/diagnostic.ts';

/** The functions that format text by its role. */
export type Paint = ReturnType<typeof createPaint>;

/** Creates the functions that format text. The caller determines whether the stream supports colour. */
export function createPaint(hasColour: boolean) {
  const paint = (style: 'red' | 'yellow' | 'dim' | 'bold', text: string) =>
    hasColour && text !== '' ? styleText(style, text, { validateStream: false }) : text;
  return {
    /** Red for errors, yellow for warnings; notes are unchanged. */
    severity: (severity: Severity, text: string): string =>
      severity === 'note' ? text : paint(severity === 'error' ? 'red' : 'yellow', text),
    location: (text: string): string => paint('dim', text),
    heading: (text: string): string => paint('bold', text),
  };
}
