/** What esbuild made of styles and scripts, as pages refer to it. */
import type { OutputFile } from '../output-file.ts';

/** A file with its address and its hash for `integrity`. */
export type Asset = { readonly href: string; readonly integrity: string };

/** Addresses of scripts that visitors fetch together once they need one of them. */
export type ScriptGroups = {
  /** What all islands share: React and its renderer. */
  readonly shared: readonly string[];
  /** What is fetched by intent, by the name of its entry such as `message-form`: all that only it needs. */
  readonly byIntent: readonly { readonly name: string; readonly addresses: readonly string[] }[];
};

/** All assets of a build. */
export type Assets = {
  /** Every file to write: stylesheet, core script, island chunks, fonts. Names carry content hashes. */
  readonly files: readonly OutputFile[];
  readonly stylesheet: Asset;
  /** The core script, a module. */
  readonly script: Asset;
  /** All other scripts. */
  readonly laterScripts: ScriptGroups;
  /** Source of the inline script that restores the language before first paint. */
  readonly inlineScript: string;
  /** Folders of the packages that the scripts and styles hold code of, for their licences. */
  readonly packages: readonly string[];
  /** Fonts to preload, by the script that a language is written in (ISO 15924, such as `Arab`). */
  readonly fontsByScript: Readonly<Record<string, readonly string[]>>;
};
