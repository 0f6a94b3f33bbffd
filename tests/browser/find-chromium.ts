/**
 * Finds a Chromium for the tests: the one named by `CHROMIUM_PATH`, else one that the machine has, else the one
 * that comes as a package and is unpacked once into `.cache/`.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A browser to start. */
export type Chromium = {
  readonly executablePath: string;
  /** What it needs in its environment beside that of the tests. */
  readonly environment: Readonly<Record<string, string>>;
};

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to use. Throws when `CHROMIUM_PATH` names none. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const installed = named ?? usualPaths.find((path) => existsSync(path));
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

/** Unpacks aside and renames, so that two test files at once never see half a browser. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const aside = await mkdtemp(join(cacheFolder, 'chromium-unpacking-'));
  await runPackage(aside);
  await writeFile(join(aside, 'fonts', 'fonts.conf'), fontSettings(join(folder, 'fonts')));
  try {
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * The package unpacks into the temporary folder, and brings its shared libraries only where it believes itself in
 * AWS Lambda. A process of its own keeps both settings away from the tests.
 */
async function runPackage(folder: string): Promise<void> {
  const program = `import chromium from '${packageName}'; await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env,
  });
}

/** Only the fonts of the package, so that pages look the same on every machine. */
function fontSettings(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
    '',
  ].join('\n');
}
