/** Memoizes functions of objects. */

/** Returns a function that computes the value of each object once, and keeps it as long as the object exists. */
export function memoizePerObject<Subject extends WeakKey, Found>(
  find: (subject: Subject) => Found,
): (subject: Subject) => Found {
  const cache = new WeakMap<Subject, Found>();
  return (subject) => {
    const found = cache.get(subject) ?? find(subject);
    cache.set(subject, found);
    return found;
  };
}
