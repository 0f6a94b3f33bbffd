/** Spares what would be worked out again for every text, file or page. */

/** The same function, which works a thing out when it is first asked about it and remembers it for as long as it lives. */
export function memoizePerObject<Subject extends WeakKey, Found>(
  find: (subject: Subject) => Found,
): (subject: Subject) => Found {
  const known = new WeakMap<Subject, Found>();
  return (subject) => {
    const found = known.get(subject) ?? find(subject);
    known.set(subject, found);
    return found;
  };
}
