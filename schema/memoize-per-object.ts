/** Memoizes functions of objects. */

/** Returns a function that computes the value of each object once, and keeps it as long as the object exists. */
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
