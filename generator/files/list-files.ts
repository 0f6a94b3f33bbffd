/** What lies below a folder. */
import { readdirSync } from 'node:fs';

/**
 * Every file below a folder, links and hidden ones too, as `folder/…`. They come in the order of the system, which is
 * that of the last run as long as nothing changes. Whoever reads what cannot be listed tells what is wrong with it.
 */
export function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(file) : [file];
    });
  } catch {
    return [];
  }
}
