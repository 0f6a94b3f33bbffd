export type OutputFile = {
  /** Path inside the output folder with `/` as separator, such as `en/guide.html`. */
  readonly path: string;
  /** The contents; a getter may render them on first use. */
  readonly contents: string | Uint8Array;
  /** SHA-256 of the contents, in hexadecimal digits. @default computed from the contents */
  readonly sha256?: string;
};
