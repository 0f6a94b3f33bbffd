/** A content file as read from disk. */
export type SourceFile = {
  /** Path relative to the project, with `/`, such as `content/en/ui.yaml`. */
  readonly path: string;
  /** The text without a byte-order mark, its lines ending in `\n`. */
  readonly text: string;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  /**
   * Whether the file exists but cannot be read, which is already reported. It has neither text nor hash, and is listed
   * so that it does not count as missing.
   */
  readonly isUnreadable?: true;
};
