/** Checks the names of files and folders, which become addresses and must be valid on every disk. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Result } from '../../diagnostics/result.ts';
import { toKebabCase } from '../../text/kebab-case.ts';

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/u;

/**
 * Checks that paths are lower-case kebab-case ending in `.yaml`, and that no two differ only in case. Reports a
 * misnamed folder once. Returns the expected path of each misnamed file, or undefined when no name can be derived.
 */
export function checkNames(paths: readonly string[]): Result<ReadonlyMap<string, string | undefined>> {
  const existing = new Set(paths);
  const misnamed = paths
    .map((path) => [path, expectedPath(path)] as const)
    .filter(([path, expected]) => path !== expected);
  const misnamedParts = new Set(misnamed.map(([path]) => misnamedPart(path)));
  const diagnostics = [...misnamedParts].map((path) => nameProblem(path, expectedPath(path), existing));
  return { value: new Map(misnamed), diagnostics };
}

/** Returns the path in kebab-case, or undefined when a name has no letters or digits. */
function expectedPath(path: string): string | undefined {
  const expected = path.split('/').map(expectedName);
  return expected.includes('') ? undefined : expected.join('/');
}

function expectedName(name: string, index: number): string {
  if (index === 1 && languageTag.test(name)) return name;
  const [, stem = name, ending = ''] = /^(.*?)(\.ya?ml)?$/iu.exec(name) ?? [];
  const kebab = toKebabCase(stem);
  return kebab === '' ? '' : `${kebab}${ending === '' ? '' : '.yaml'}`;
}

/** Returns the path up to its first misnamed folder, or the whole path when only the file is misnamed. */
function misnamedPart(path: string): string {
  const segments = path.split('/');
  const misnamed = segments.findIndex((name, index) => expectedName(name, index) !== name);
  return segments.slice(0, misnamed + 1).join('/');
}

function nameProblem(path: string, expected: string | undefined, existing: ReadonlySet<string>): Diagnostic {
  const problem = { rule: 'file/name', location: { file: path } } as const;
  const names = 'Names are lower-case Latin letters, digits and hyphens';
  if (expected === undefined) return { ...problem, message: `${names}, and end in .yaml.` };
  const name = expected.slice(expected.lastIndexOf('/') + 1);
  if (!existing.has(expected)) {
    const fix = `Rename it: git mv "${path}" "${expected}"`;
    return { ...problem, message: `The name should be "${name}". ${names}.`, fix };
  }
  return {
    ...problem,
    message: `This has the same name as "${name}" in kebab-case.`,
    fix: 'Keep one of the two files.',
    related: [{ location: { file: expected }, label: 'beside' }],
  };
}
