/** Where the fields of files stand, from the store, so that a file with an old problem need not be parsed for its place. */
import type { Span } from '../diagnostics/diagnostic.ts';
import type { SpanMemory } from '../diagnostics/locate.ts';
import { keyOf } from './keys.ts';
import { recallJson, type Store } from './store.ts';

/** `sources` change with every source of the program. */
export function openSpanMemory(store: Store, sources: string): SpanMemory {
  const spans = store.bucket('spans');
  return (text) => {
    const common = keyOf(sources, text);
    return ({ path, part, within }, findSpan) => {
      const find = (): { readonly span?: Span | undefined } => ({ span: findSpan() });
      return recallJson(spans, keyOf(common, path, part, within), find).span;
    };
  };
}
