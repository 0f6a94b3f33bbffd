/** A content file as read from disk. */
export type SourceFile = {
  /** Path relative to the project, with `/`, such as `content/en/ui.yaml`. */
  readonly path: string;
  /** The text without a byte-order mark, its lines ending in `\n`. */
  readonly text: string;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  /**
   * The file is there, but its text is not to be had, and that was reported: it has no text and no hash. It stays
   * in the list so that nobody misses it a second time.
   */
  readonly isUnreadable?: true;
};
