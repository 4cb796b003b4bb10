type Values = Readonly<Record<string, unknown>>;

/** A field that two people changed, or that somebody else changed under a form that did not touch it. */
export type Side = { readonly field: string; readonly yours: unknown; readonly now: unknown };

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where what is saved by now differs from what a form began with, and from what it holds. */
export const sidesOf = (began: Values, held: Values, now: Values): readonly Side[] =>
  Object.keys(now)
    .filter((field) => !isSame(now[field], began[field]) && !isSame(now[field], held[field]))
    .map((field) => ({ field, yours: held[field], now: now[field] }));

/** What was typed stays; where nothing was, a form goes on with what is saved by now. */
export const mergedWith = <V extends Values>(began: V, held: V, now: V): V => {
  const typed = Object.entries(held).filter(([field, value]) => !isSame(value, began[field]));
  return { ...now, ...Object.fromEntries(typed) };
};
