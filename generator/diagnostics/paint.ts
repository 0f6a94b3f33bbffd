/** The three colours that mean something, and bold, where a stream takes them. The text around says the same without. */
import { styleText } from 'node:util';
import type { Severity } from '../../schema/diagnostic.ts';

/** Paints text by what it means. */
export type Paint = ReturnType<typeof createPaint>;

/** Whether a stream takes colour was decided before; nothing is asked of any stream here. */
export function createPaint(hasColour: boolean) {
  const paint = (style: 'red' | 'yellow' | 'dim' | 'bold', text: string) =>
    hasColour && text !== '' ? styleText(style, text, { validateStream: false }) : text;
  return {
    /** Red for errors, yellow for warnings; notes stay as they are. */
    severity: (severity: Severity, text: string): string =>
      severity === 'note' ? text : paint(severity === 'error' ? 'red' : 'yellow', text),
    /** Dim: where something is. */
    location: (text: string): string => paint('dim', text),
    /** Bold: what a page or a part of it is about. */
    heading: (text: string): string => paint('bold', text),
  };
}
