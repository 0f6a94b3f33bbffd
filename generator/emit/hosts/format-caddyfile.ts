/** The rules of a site for Caddy 2.6 or newer, as a whole Caddyfile. */
import { findContentType } from './content-types.ts';
import { type Headers, type HostTable, listHeaders, listHomeForms, listPageForms } from './host-table.ts';

/** The file. Address and folder of the site can be given by environment variables. */
export function formatCaddyfile(table: HostTable): string {
  return `# Rules for Caddy 2.6 or newer, made by the site generator. SITE_ADDRESS and SITE_ROOT say where the site is:
#
#   SITE_ROOT=/srv/site caddy run --config Caddyfile --adapter caddyfile

{$SITE_ADDRESS:${table.host}} {
	root * {$SITE_ROOT:/srv/site}

	# The query of an address, with its question mark.
	map {query} {query_part} {
		"" ""
		default "?{query}"
	}

	route {
${indent(formatHeaderRules(table))}

		# Files for hosts, compressed twins and the addresses of error pages: as if they were not there.
		@closed path ${listClosed(table).join(' ')}
		error @closed 404

		# One address for every page.
${indent(formatMoved(table))}
		@other_form {
			not path ${table.homes.join(' ')}
			path_regexp page ^((?:/[A-Za-z0-9-]+)+)(?:\\.html|/)$
		}
		handle @other_form {
			@page file {re.page.1}.html
			redir @page {re.page.1}{query_part} 308
			error 404
		}

		# The site.
${indent(table.homes.map((home) => `rewrite ${home} ${home}index.html`))}
		try_files {path}.html {path} =404
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
${indent(formatHeaders('header', { ...listHeaders(table, '/'), 'Content-Type': pageType }))}
${indent(table.missing.flatMap(formatMissing))}
	}
}
`;
}

const pageType = findContentType('a.html');

/** Headers of every answer and those of pages, then content types, then what other kinds have instead. */
function formatHeaderRules(table: HostTable): readonly string[] {
  const special = table.kinds.filter(({ places }) => places.length > 0);
  return [
    // A block that takes a header away is applied last and would undo those after it, so this stands alone.
    'header -Server',
    ...formatHeaders('header', listHeaders(table, '/')),
    ...formatTypes(table),
    ...special.flatMap(({ name, headers, places }) => [
      '',
      `@${name} path ${places.join(' ')}`,
      ...formatHeaders(`header @${name}`, headers),
    ]),
  ];
}

/** By the table and not by what the machine that Caddy runs on calls them; pages have no extension here. */
function formatTypes({ types }: HostTable): readonly string[] {
  return Object.entries(types).flatMap(([extension, type]) =>
    formatRule(extension, [`*.${extension}`], ['header', `Content-Type ${quote(type)}`]),
  );
}

function formatHeaders(directive: string, headers: Headers): readonly string[] {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} ${quote(value)}`);
  return [`${directive} {`, ...lines, '}'];
}

function listClosed({ hidden, missing }: HostTable): readonly string[] {
  const pages = missing.flatMap(({ file }) => [file, file.replace(/\.html$/u, '')]);
  return [...hidden, ...pages, '*.br', '*.gz'];
}

/** Other forms of addresses, and old ones: where they lead, or that nothing will be there again. */
function formatMoved({ homes, redirects, gone }: HostTable): readonly string[] {
  return [
    ...homes.flatMap((home, index) =>
      formatRule(`home${index}`, listHomeForms(home), ['redir', `${home}{query_part} 308`]),
    ),
    ...redirects.flatMap(({ from, to }, index) =>
      formatRule(`moved${index}`, listPageForms(from), ['redir', `${to}{query_part} 301`]),
    ),
    ...(gone.length === 0 ? [] : formatRule('gone', gone.flatMap(listPageForms), ['error', '410'])),
  ];
}

/** What is done at some addresses, which Caddy knows by a name. */
function formatRule(
  name: string,
  addresses: readonly string[],
  [directive, rest]: readonly [string, string],
): readonly string[] {
  return [`@${name} path ${addresses.join(' ')}`, `${directive} @${name} ${rest}`];
}

/** The first block that matches is taken, so the longest addresses come first. */
function formatMissing({ under, file }: HostTable['missing'][number]): readonly string[] {
  return [
    `handle ${under}* {`,
    `\trewrite * ${file}`,
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
  ];
}

/** Throws for a value that Caddy would read otherwise. */
function quote(value: string): string {
  if (/[\r\n`{}]/u.test(value)) throw new Error(`Caddy cannot send ${JSON.stringify(value)} as it is.`);
  return `\`${value}\``;
}

/** Two levels deep, as all rules stand. */
function indent(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '' : `\t\t${line}`)).join('\n');
}
