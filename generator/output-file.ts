/** One file of the site, before it is written. */
export type OutputFile = {
  /** Path inside the output folder, with `/`, such as `en/guide.html`. */
  readonly path: string;
  readonly contents: string | Uint8Array;
};
