/** The value of each object is kept as long as the object exists. */
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
