/**
 * Postgres keeps neither NUL nor half a surrogate pair. What a model or a tool says is freed of both before it is
 * streamed, so that what was streamed is what is stored.
 */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** The same for every text inside a value. */
export function storableValue<T>(value: T): T {
  if (typeof value === 'string') return storable(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => storableValue(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storableValue(item as unknown)])) as T;
}

/** Splits off a first half of a surrogate pair at the end: its second half may come with the next piece. */
export function splitSurrogate(text: string): { readonly text: string; readonly half: string } {
  const last = text.charCodeAt(text.length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return isHalf ? { text: text.slice(0, -1), half: text.slice(-1) } : { text, half: '' };
}
