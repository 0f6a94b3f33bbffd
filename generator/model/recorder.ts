/** Records what is read of the content while something is made, so that it need not be made again until that changes. */

/**
 * What was read: the name of a file, of a field of one, or of the list of a collection; and what was read for a value
 * that is made once, for everything that asks for it together.
 */
export interface Reads extends ReadonlySet<string | Reads> {}

/** Knows what is being made at the moment. */
export type Recorder = {
  /** Notes that something was read, in everything that is being made. */
  readonly note: (name: string) => void;
  /** Makes a value and tells what was read for it. */
  readonly record: <Value>(make: () => Value) => { readonly value: Value; readonly reads: Reads };
  /** A value that is made when it is first asked for; whoever asks has read all that was read for it. */
  readonly once: <Value>(make: () => Value) => () => Value;
  /** An object whose properties are such values. */
  readonly lazily: <Shape extends object>(makers: Makers<Shape>) => Shape;
};

/** How each property of an object is made. */
export type Makers<Shape extends object> = { readonly [Key in keyof Shape]: () => Shape[Key] };

/** As many reads are noted one by one; more stay together, or every page would list all that its menus read. */
const fewReads = 2;

/** A list, where a set of none or two would take the memory of twenty. */
function listReads<Value>({ value, reads }: { readonly value: Value; readonly reads: Reads }) {
  return { value, reads: reads.size > fewReads ? [reads] : [...reads] };
}

/** A recorder for one build. */
export function createRecorder(): Recorder {
  const open: Set<string | Reads>[] = [];
  const note = (name: string): void => void open.at(-1)?.add(name);
  const record: Recorder['record'] = (make) => {
    const reads = new Set<string | Reads>();
    open.push(reads);
    try {
      return { value: make(), reads };
    } finally {
      open.pop();
    }
  };
  const once: Recorder['once'] = (make) => {
    let made: ReturnType<typeof listReads<ReturnType<typeof make>>> | undefined;
    return () => {
      made ??= listReads(record(make));
      const outer = open.at(-1);
      for (const read of made.reads) outer?.add(read);
      return made.value;
    };
  };
  const lazily = <Shape extends object>(makers: Makers<Shape>): Shape => {
    const getters = Object.entries<() => unknown>(makers).map(([key, make]) => [
      key,
      { get: once(make), enumerable: true, configurable: true },
    ]);
    // Each key of the shape has a getter of its type.
    return Object.defineProperties({}, Object.fromEntries(getters)) as Shape;
  };
  return { note, record, once, lazily };
}

/** The names of all that was read, each once. */
export function namesOf(reads: Reads): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<Reads>();
  const add = (some: Reads): void => {
    if (seen.has(some)) return;
    seen.add(some);
    for (const read of some) typeof read === 'string' ? names.add(read) : add(read);
  };
  add(reads);
  return names;
}
