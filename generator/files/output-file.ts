/** One file of the site, before it is written. */
export type OutputFile = {
  /** Path inside the output folder, with `/`, such as `en/guide.html`. */
  readonly path: string;
  /** May be made only when it is asked for. */
  readonly contents: string | Uint8Array;
  /** Of the contents, in hexadecimal digits. @default it has to be worked out */
  readonly sha256?: string;
};
