/** Records what is read of the content while something is made, so that it need not be made again until that changes. */

/** The names of what was read: a file, a field of one, or the list of a collection. */
export type Reads = ReadonlySet<string>;

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

/** A recorder for one build. */
export function createRecorder(): Recorder {
  const open: Set<string>[] = [];
  const note = (name: string): void => void open.at(-1)?.add(name);
  const record: Recorder['record'] = (make) => {
    const reads = new Set<string>();
    open.push(reads);
    try {
      return { value: make(), reads };
    } finally {
      open.pop();
    }
  };
  const once: Recorder['once'] = (make) => {
    let made: ReturnType<typeof record<ReturnType<typeof make>>> | undefined;
    return () => {
      made ??= record(make);
      const outer = open.at(-1);
      if (outer !== undefined) for (const name of made.reads) outer.add(name);
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
