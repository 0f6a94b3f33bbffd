/** Names of files and folders become addresses, and must mean the same on every disk. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Result } from '../../diagnostics/result.ts';
import { toKebabCase } from '../../text/kebab-case.ts';

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/u;

/**
 * Checks that paths are lower-case kebab-case ending in `.yaml` and that no two differ in capital letters only.
 * A misnamed folder is reported once, not once per file. The value: misnamed files with the path that was meant,
 * undefined when there is no telling.
 */
export function checkNames(paths: readonly string[]): Result<ReadonlyMap<string, string | undefined>> {
  const known = new Set(paths);
  const misnamed = paths
    .map((path) => [path, meantPath(path)] as const)
    .filter(([path, meant]) => path !== meant);
  const culprits = new Set(misnamed.map(([path]) => misnamedPart(path)));
  const diagnostics = [...culprits].map((path) => nameProblem(path, meantPath(path), known));
  return { value: new Map(misnamed), diagnostics };
}

/** The path as it should be; undefined when nothing of a name is left. */
function meantPath(path: string): string | undefined {
  const meant = path.split('/').map(meantName);
  return meant.includes('') ? undefined : meant.join('/');
}

function meantName(name: string, index: number): string {
  if (index === 1 && languageTag.test(name)) return name;
  const [, stem = name, ending = ''] = /^(.*?)(\.ya?ml)?$/iu.exec(name) ?? [];
  const words = toKebabCase(stem);
  return words === '' ? '' : `${words}${ending === '' ? '' : '.yaml'}`;
}

/** The first folder of a path that is misnamed, or the path itself. */
function misnamedPart(path: string): string {
  const segments = path.split('/');
  const bad = segments.findIndex((name, index) => meantName(name, index) !== name);
  return segments.slice(0, bad + 1).join('/');
}

function nameProblem(path: string, meant: string | undefined, known: ReadonlySet<string>): Diagnostic {
  const problem = { rule: 'file/name', place: { file: path } } as const;
  const names = 'Names are lower-case Latin letters, digits and hyphens';
  if (meant === undefined) return { ...problem, message: `${names}, and end in .yaml.` };
  const name = meant.slice(meant.lastIndexOf('/') + 1);
  if (!known.has(meant)) {
    const fix = `Rename it: git mv "${path}" "${meant}"`;
    return { ...problem, message: `The name should be "${name}". ${names}.`, fix };
  }
  return {
    ...problem,
    message: `This stands beside "${name}" and would have the same name once written as names are here.`,
    fix: 'Keep one of the two files.',
    related: [{ place: { file: meant }, label: 'beside' }],
  };
}
