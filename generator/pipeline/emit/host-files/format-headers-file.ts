/**
 * Formats the file `_headers` of Netlify and Cloudflare. Every matching rule applies, and values of the same header
 * are joined with a comma, so no two rules may set the same header for one address. The hosts read patterns
 * differently: on Netlify `/guide/*` also matches `/guide`. Patterns that end inside a name, such as `/se*`, mean the
 * same on both.
 */
import { type Headers, type HostTable, isAt, listHeaders, prefixOf } from './host-table.ts';

/** Limits of Cloudflare; those of Netlify are higher. */
const maxRules = 100;
const maxLineLength = 2000;

const resourcePolicy = 'Cross-Origin-Resource-Policy';

const introduction =
  '# No two rules name the same header for one address: hosts would join the values. Hence rules such as /se*.';

type Rule = readonly [pattern: string, headers: Headers];

/** Returns the file. Throws when it exceeds the limits of hosts, or when a value has a line break. */
export function formatHeadersFile(table: HostTable): string {
  const rules = [...planCommonRules(table), ...planGroupRules(table)];
  if (rules.length > maxRules)
    throw new Error(`_headers has ${rules.length} rules, which exceeds the limit of hosts.`);
  const blocks = rules.map(([pattern, headers]) => [pattern, ...Object.entries(headers).map(formatLine)]);
  return `${[[introduction], ...blocks].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Returns the rules for every address. The resource policy is included only where it is the same for all. */
function planCommonRules(table: HostTable): readonly Rule[] {
  const own = { [resourcePolicy]: ownPolicy(table) };
  const groups = table.groups.filter(({ headers }) => headers[resourcePolicy] !== ownPolicy(table));
  const open = groups.flatMap(({ patterns }) => patterns);
  if (open.length === 0) return [['/*', { ...table.headers, ...own }]];
  const patterns = listPrefixes(table.addresses, open).map((prefix) => `${prefix}*`);
  return [['/*', table.headers], ...['/', ...patterns].map((pattern): Rule => [pattern, own])];
}

/** Returns the additional headers of each group. Pages have none: hosts have their own cache rule. */
function planGroupRules(table: HostTable): readonly Rule[] {
  return table.groups
    .flatMap(({ headers, patterns }) =>
      patterns.map((pattern): Rule => [pattern, dropKnown(table, pattern, headers)]),
    )
    .filter(([, headers]) => Object.keys(headers).length > 0);
}

/** Removes headers that another rule sets for the same addresses. */
function dropKnown(table: HostTable, pattern: string, headers: Headers): Headers {
  const around = table.groups.filter(({ patterns }) =>
    patterns.some((other) => other !== pattern && isAt(other, pattern)),
  );
  const covered = new Set(around.flatMap((group) => Object.keys(group.headers)));
  const isCovered = ([name, value]: readonly [string, string]) =>
    name === resourcePolicy ? value === ownPolicy(table) : covered.has(name);
  return Object.fromEntries(Object.entries(headers).filter((entry) => !isCovered(entry)));
}

function ownPolicy(table: HostTable): string {
  return listHeaders(table, '/')[resourcePolicy] ?? '';
}

/**
 * Returns the shortest prefixes that match all addresses except the open ones. Throws when no prefix separates an
 * address from an open pattern.
 */
function listPrefixes(addresses: readonly string[], open: readonly string[]): readonly string[] {
  const openStarts = open.map((pattern) => prefixOf(pattern) ?? pattern);
  const own = addresses.filter(
    (address) => address !== '/' && !open.some((pattern) => isAt(pattern, address)),
  );
  const prefixes = own.map((address) => {
    const starts = Array.from(address, (_, index) => address.slice(0, index + 1));
    // On Netlify, a pattern that ends in `/*` also matches the address without the slash.
    const found = starts.find(
      (start) => !start.endsWith('/') && !openStarts.some((other) => other.startsWith(start)),
    );
    if (found !== undefined) return found;
    throw new Error(
      `Header rules cannot distinguish ${address} from pictures for other sites; rename one of them.`,
    );
  });
  return [...new Set(prefixes)].sort();
}

function formatLine([name, value]: readonly [string, string]): string {
  const line = `  ${name}: ${value}`;
  if (line.length >= maxLineLength) throw new Error(`The header ${name} exceeds the length limit of hosts.`);
  if (/[\r\n]/u.test(value)) throw new Error(`The header ${name} has a line break.`);
  return line;
}
