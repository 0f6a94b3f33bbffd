/** The browser at `CHROMIUM_PATH`, an installed one, or that of an npm package; without other machines. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
} from 'playwright-core';
import manifest from '../../package.json' with { type: 'json' };
import { projectRoot } from '../site/temporary-project.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Blocks requests to other machines. Intercepting them in the tests would be slow and would disable the
  // cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** The caller closes it. */
export async function startBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch(await createLaunchOptions(moreFlags));
}

export async function startBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await createLaunchOptions([]));
}

/** The browser that the tests of a run share, or a new one. The caller closes it in either case. */
export async function openBrowser(): Promise<Browser> {
  const shared = process.env.TEST_BROWSER;
  return shared === undefined ? startBrowser() : chromium.connect(shared);
}

async function createLaunchOptions(moreFlags: readonly string[]) {
  const { executablePath, environment } = await findChromium();
  return { executablePath, args: [...flags, ...moreFlags], env: { ...process.env, ...environment } };
}

/** Time in ms after which a wait fails, on a slow machine. */
const waitTimeoutMs = 120_000;

/** With its own storage. By default, it prefers reduced motion. */
export async function openVisit(browser: Browser, origin: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(waitTimeoutMs);
  /** Addresses of failed requests to other origins. Every request to another machine fails. */
  const foreignRequests: string[] = [];
  // Requests that a test answers itself do not fail.
  context.on('requestfailed', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http')) foreignRequests.push(url.href);
  });
  return { context, foreignRequests };
}

/** The banner would otherwise appear after a delay and could receive a click. */
export function answerCookieBanner(context: BrowserContext, origin: string): Promise<void> {
  return context.addCookies([{ name: 'cookie_consent', value: 'declined', url: origin }]);
}

const scripts = new Map<string, Promise<string>>();

/** Makes every page run a file of this project, with its imports, before its own scripts. */
export async function injectScript(context: BrowserContext, file: string): Promise<void> {
  const script = scripts.get(file) ?? bundle(file);
  scripts.set(file, script);
  await context.addInitScript({ content: await script });
}

async function bundle(file: string): Promise<string> {
  const entryPoints = [join(projectRoot, file)];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}

type Chromium = {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
};

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Throws when `CHROMIUM_PATH` names no file. */
async function findChromium(): Promise<Chromium> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured !== undefined && !existsSync(configured))
    throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
  const installed = configured ?? usualPaths.find((path) => existsSync(path));
  return installed === undefined ? unpackedChromium() : { executablePath: installed, environment: {} };
}

const packageName = '@sparticuz/chromium';
const cacheFolder = join(projectRoot, '.cache');

async function unpackedChromium(): Promise<Chromium> {
  const folder = join(cacheFolder, `chromium-${manifest.devDependencies[packageName]}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/** Unpacks into a temporary folder and renames it, so that parallel tests never find an incomplete browser. */
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

/** It unpacks into `TMPDIR`, and libraries only in AWS Lambda: variables that the tests must not get. */
async function runPackage(folder: string): Promise<void> {
  const program = `import chromium from '${packageName}'; await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: projectRoot,
    env,
  });
}

/** The fonts of the package only, so that pages look the same on every machine. */
function fontSettings(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
    '',
  ].join('\n');
}
