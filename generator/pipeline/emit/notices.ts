import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPackages } from '../../../schema/data-packages.ts';
import { iconSource } from '../../../templates/components/Icon/icons.ts';
import { noticesAddress } from '../../../templates/pages/page-type.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { typefaces } from '../../text/fonts.ts';

type Work = { readonly name: string; readonly version: unknown; readonly license: string };

/** Throws when a work has no license text. */
export async function buildNotices(projectRoot: string, packages: readonly string[]): Promise<OutputFile> {
  const folders = [...packages, ...Object.values(dataPackages).map((name) => `node_modules/${name}`)];
  const installed = await Promise.all(folders.map((folder) => readPackage(projectRoot, folder)));
  const works = [...installed, ...(await listCopies(projectRoot))];
  const sorted = works.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const notices = await Promise.all(sorted.map((work) => formatNotice(projectRoot, work)));
  const contents = ['This site contains works of others under the licenses below.\n', ...notices].join('\n');
  return { path: noticesAddress.slice(1), contents };
}

async function readPackage(projectRoot: string, folder: string): Promise<Work> {
  const files = await readdir(join(projectRoot, folder)).catch(() => []);
  const license = files.find((file) => /^licen[cs]e(?:\.|$)/iu.test(file)) ?? 'LICENSE';
  const { name, version } = await readJson(join(projectRoot, folder, 'package.json'));
  return { name: String(name), version, license: `${folder}/${license}` };
}

/** Versions of font packages come from package.json. */
async function listCopies(projectRoot: string): Promise<Work[]> {
  const { dependencies, devDependencies } = await readJson(join(projectRoot, 'package.json'));
  const versions = { ...(dependencies as object), ...(devDependencies as object) };
  const fonts = typefaces.map(({ package: name, license }) => ({
    name,
    version: Reflect.get(versions, name),
    license: `templates/styles/fonts/${license.copy}`,
  }));
  return [{ ...iconSource, name: iconSource.package }, ...fonts];
}

const readJson = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  JSON.parse(await readFile(file, 'utf8'));

async function formatNotice(projectRoot: string, { name, version, license }: Work): Promise<string> {
  const text = await readFile(join(projectRoot, license), 'utf8').catch(() => '');
  const terms = text.replaceAll('\r\n', '\n').trim();
  if (terms !== '') return `${'-'.repeat(72)}\n${name} ${version}\n\n${terms}\n`;
  throw new Error(`The license text of a work is missing: ${license} does not exist or is empty.`);
}
