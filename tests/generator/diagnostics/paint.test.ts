import { describe, expect, it } from 'vitest';
import { createPaint } from '../../../generator/diagnostics/paint.ts';

describe('createPaint', () => {
  it('paints errors red, warnings yellow, locations dim, headings bold and notes not at all', () => {
    const paint = createPaint(true);
    expect(paint.severity('error', 'x')).toBe('\u001b[31mx\u001b[39m');
    expect(paint.severity('warning', 'x')).toBe('\u001b[33mx\u001b[39m');
    expect(paint.severity('note', 'x')).toBe('x');
    expect(paint.location('x')).toBe('\u001b[2mx\u001b[22m');
    expect(paint.heading('x')).toBe('\u001b[1mx\u001b[22m');
    expect(paint.location('')).toBe('');
  });

  it('leaves text alone without colour', () => {
    const paint = createPaint(false);
    expect(paint.severity('error', 'x') + paint.location('y')).toBe('xy');
  });
});
