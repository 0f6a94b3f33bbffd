/** A content file after YAML parsing. */
import type { SourceFile } from '../read/source-file.ts';

/** The file and its plain value; `data` is undefined when the file could not be parsed. */
export type ParsedFile = { readonly source: SourceFile; readonly data: unknown };
