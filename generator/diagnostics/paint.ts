/** The three colours that mean something, and bold. The text around them says the same without. */
import { styleText } from 'node:util';
import type { Severity } from '../../schema/checks/rules.ts';

/** Paints text by what it means. */
export type Paint = {
  /** Red for errors, yellow for warnings; notes stay as they are. */
  readonly severity: (severity: Severity, text: string) => string;
  /** Dim: where something is. */
  readonly location: (text: string) => string;
  /** Bold: what a page or a part of it is about. */
  readonly heading: (text: string) => string;
};

/** Whether a stream takes colour was decided before; nothing is asked of any stream here. */
export function createPaint(hasColour: boolean): Paint {
  const paint = (style: 'red' | 'yellow' | 'dim' | 'bold', text: string) =>
    hasColour && text !== '' ? styleText(style, text, { validateStream: false }) : text;
  return {
    severity: (severity, text) => {
      if (severity === 'note') return text;
      return paint(severity === 'error' ? 'red' : 'yellow', text);
    },
    location: (text) => paint('dim', text),
    heading: (text) => paint('bold', text),
  };
}
