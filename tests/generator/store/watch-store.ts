import { openEmptyStore, type Store } from '../../../generator/store/store.ts';

/** A store that tells which keys were put into it, sorted. */
export function watchStore(store: Store = openEmptyStore()) {
  const puts: (readonly [kind: string, key: string])[] = [];
  const watched: Store = {
    ...store,
    bucket: (kind) => {
      const bucket = store.bucket(kind);
      const note = (key: string) => puts.push([kind, key]);
      return {
        ...bucket,
        put: (key, bytes) => {
          note(key);
          bucket.put(key, bytes);
        },
        putJson: (key, value) => {
          note(key);
          bucket.putJson(key, value);
        },
      };
    },
  };
  const put = (kind: string) => puts.flatMap(([at, key]) => (at === kind ? [key] : [])).sort();
  return { store: watched, put };
}
