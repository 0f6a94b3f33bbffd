/**
 * Finds a Chromium for the tests: the one at `CHROMIUM_PATH`, otherwise an installed one, otherwise the one
 * of an npm package, which is unpacked once into `.cache/`.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A browser to start. */
export type Chromium = {
  readonly executablePath: string;
  /** Further environment variables that it needs. */
  readonly environment: Readonly<Record<string, string>>;
};

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the browser to use. Throws when `CHROMIUM_PATH` names no file. */
export async function findChromium(): Promise<Chromium> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured !== undefined && !existsSync(configured))
    throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
  const installed = configured ?? usualPaths.find((path) => existsSync(path));
  return installed === undefined ? unpackedChromium() : { executablePath: installed, environment: {} };
}

const packageName = '@sparticuz/chromium';
const cacheFolder = join(import.meta.dirname, '..', '..', '.cache');

async function unpackedChromium(): Promise<Chromium> {
  const folder = join(cacheFolder, `chromium-${await packageVersion()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

async function packageVersion(): Promise<string> {
  const manifest = join(import.meta.dirname, '..', '..', 'node_modules', packageName, 'package.json');
  return String(JSON.parse(await readFile(manifest, 'utf8')).version);
}

/**
 * Unpacks into a temporary folder and renames it, so that parallel tests never find an incomplete browser.
 */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const temporaryFolder = await mkdtemp(join(cacheFolder, 'chromium-unpacking-'));
  await runPackage(temporaryFolder);
  await writeFile(join(temporaryFolder, 'fonts', 'fonts.conf'), fontSettings(join(folder, 'fonts')));
  try {
    await rename(temporaryFolder, folder);
  } catch (error) {
    await rm(temporaryFolder, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Runs the package, which unpacks into `TMPDIR`, and unpacks its shared libraries only in AWS Lambda. A
 * separate process keeps both variables away from the tests.
 */
async function runPackage(folder: string): Promise<void> {
  const program = `import chromium from '${packageName}'; await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env,
  });
}

/** Returns settings with the fonts of the package only, so that pages look the same on every machine. */
function fontSettings(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
    '',
  ].join('\n');
}
