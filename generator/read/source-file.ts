/** A content file as read from disk. */
export type SourceFile = {
  /** Path relative to the project, with `/`, such as `content/en/ui.yaml`. */
  readonly path: string;
  /** The text without a byte-order mark. */
  readonly text: string;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
};
