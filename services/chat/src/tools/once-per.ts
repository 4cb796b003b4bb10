/** A function that works its answer out once for each object, and keeps it as long as that is in use. */
export function oncePer<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const kept = known.get(key) ?? { value: work(key) };
    known.set(key, kept);
    return kept.value;
  };
}
