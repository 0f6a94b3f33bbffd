/** Where the fields of files stand, from the store, so that a file with an old problem need not be parsed for its place. */
import type { Span } from '../diagnostics/diagnostic.ts';
import type { SpanMemory } from '../diagnostics/locate.ts';
import { keyOf } from './keys.ts';
import type { Store } from './store.ts';

/** `sources` change with every source of the program. */
export function openSpanMemory(store: Store, sources: string): SpanMemory {
  const spans = store.bucket('spans');
  return (text) => {
    const common = keyOf(sources, text);
    return ({ path, part, within }, find) => {
      const key = keyOf(common, path, part, within);
      // The store gives back what this program put into it, or nothing.
      const known = spans.getJson(key) as { readonly span?: Span } | undefined;
      if (known !== undefined) return known.span;
      const span = find();
      spans.putJson(key, { span });
      return span;
    };
  };
}
