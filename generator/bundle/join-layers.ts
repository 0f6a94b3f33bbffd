/** One block for each run of a layer: esbuild writes one for every file that is imported into it. */

const tokens = /"(?:[^"\\]|\\.)*"|(?<end>\}?)@layer (?<layer>[\w-]+)\{|[{}]/gu;

/** Joins blocks of a minified style sheet that follow each other and are of the same layer. */
export function joinLayers(css: string): string {
  let depth = 0;
  let open: string | undefined;
  return css.replace(tokens, (token, end: string | undefined, layer: string | undefined) => {
    const outer = depth - (end === '}' ? 1 : 0);
    const isSame = end === '}' && outer === 0 && layer === open;
    if (outer === 0 && token.endsWith('{')) open = layer;
    depth = token === '}' ? depth - 1 : token.endsWith('{') ? outer + 1 : depth;
    return isSame ? '' : token;
  });
}
