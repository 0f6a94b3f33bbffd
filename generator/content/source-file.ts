/** A content file as read from disk. */
export type SourceFile = {
  /** Path relative to the project, with `/`, such as `content/en/ui.yaml`. */
  readonly path: string;
  /** The text without a byte-order mark, with `\n` line endings. */
  readonly text: string;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  /**
   * Whether the file exists but cannot be read. The error is already reported. The file is listed with an empty text
   * and hash, so that it does not count as missing.
   */
  readonly isUnreadable?: true;
};
