/** Enlarges a site by copying its service pages under new ids. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tags } from '../browser/languages.ts';

/** Adds approximately the requested number of pages to a project. */
export function multiplyServices(folder: string, pageCount: number): void {
  const ids = readdirSync(path.join(folder, 'content/shared/services')).map((file) =>
    file.replace('.yaml', ''),
  );
  for (let copy = 0; copy < Math.ceil(pageCount / tags.length); copy += 1) {
    const id = ids[copy % ids.length] ?? '';
    for (const subfolder of ['shared', ...tags]) {
      const file = (name: string) => path.join(folder, `content/${subfolder}/services/${name}.yaml`);
      writeFileSync(file(`${id}-${copy}`), `# copy ${copy}\n${readFileSync(file(id), 'utf8')}`);
    }
  }
}
