/** `notices.txt`: the licences of what others made and the site ships: scripts, icons, map data and fonts. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPackages } from '../../schema/data-packages.ts';
import { iconSource } from '../../templates/components/Icon/icons.ts';
import { noticesAddress } from '../../templates/notices-address.ts';
import { typefaces } from '../fonts/font-plan.ts';
import type { OutputFile } from '../output-file.ts';

/** A work of others with the text of its licence. */
type Notice = { readonly name: string; readonly version: string; readonly licence: string };

/**
 * A work of which a copy lies in the project, with its licence; the package it is from may not be installed.
 * The version is the one that our own package file asks for, unless it asks no longer.
 */
type CopiedWork = { readonly package: string; readonly version?: string; readonly licence: string };

/** Plans the file. Throws when something that is shipped has no licence text. */
export async function planNotices(projectRoot: string, packages: readonly string[]): Promise<OutputFile> {
  const folders = [...packages, ...Object.values(dataPackages).map((name) => `node_modules/${name}`)];
  const notices = await Promise.all([
    ...folders.map((folder) => readPackage(projectRoot, folder)),
    ...copiedWorks().map((work) => readCopy(projectRoot, work)),
  ]);
  const sorted = notices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { path: noticesAddress.slice(1), contents: formatNotices(sorted) };
}

function copiedWorks(): CopiedWork[] {
  const fonts = typefaces.map(({ package: name, licence }) => ({
    package: name,
    licence: `templates/styles/fonts/${licence.copy}`,
  }));
  return [iconSource, ...fonts];
}

async function readPackage(projectRoot: string, folder: string): Promise<Notice> {
  const files = await readdir(join(projectRoot, folder)).catch(() => []);
  const licence = files.find((file) => /^licen[cs]e(?:\.|$)/iu.test(file)) ?? 'LICENSE';
  const { name, version } = await readJson(join(projectRoot, folder, 'package.json'));
  return notice(String(name), version, await readLicence(projectRoot, `${folder}/${licence}`));
}

async function readCopy(projectRoot: string, work: CopiedWork): Promise<Notice> {
  const { dependencies, devDependencies } = await readJson(join(projectRoot, 'package.json'));
  const versions = { ...(dependencies as object), ...(devDependencies as object) };
  const version = work.version ?? Reflect.get(versions, work.package);
  return notice(work.package, version, await readLicence(projectRoot, work.licence));
}

function notice(name: string, version: unknown, licence: string): Notice {
  return { name, version: String(version), licence };
}

async function readJson(file: string): Promise<Readonly<Record<string, unknown>>> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function readLicence(projectRoot: string, file: string): Promise<string> {
  const text = await readFile(join(projectRoot, file), 'utf8').catch(() => '');
  const licence = text.replaceAll('\r\n', '\n').trim();
  if (licence !== '') return licence;
  throw new Error(`The site ships a work whose licence text is missing: ${file} is not there, or empty.`);
}

function formatNotices(notices: readonly Notice[]): string {
  const rule = '-'.repeat(72);
  const parts = notices.map(({ name, version, licence }) => `${rule}\n${name} ${version}\n\n${licence}\n`);
  return ['This site holds works of others under the licences below.\n', ...parts].join('\n');
}
