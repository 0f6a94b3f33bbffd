/** Maps stack traces of the bundled program back to the lines of its sources. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A position in a module: `file:///…/program.mjs:12:3`. */
const positionPattern = /(?<file>file:\/\/[^\s()]+\.[cm]js):(?<line>\d+):(?<column>\d+)/gu;

/** Positions without a source map are unchanged. */
export function stackOf({ message, stack = message }: Error): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replaceAll(positionPattern, (location, file: string, line: string, column: string) => {
    const program = fileURLToPath(file);
    const map = maps.get(program) ?? openMap(`${program}.map`);
    maps.set(program, map);
    const origin = map?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return location;
    return `${path.resolve(path.dirname(program), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

const openMap = (file: string): SourceMap | undefined =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
