/**
 * The one spelling of a JSON value that everybody hashes alike (RFC 8785): members by their UTF-16 code units, numbers
 * and strings as ECMAScript writes them, nothing in between. A member without a value is left out, as `JSON.stringify`
 * does; a lone surrogate, for which the RFC has no spelling, is escaped. Throws `TypeError` where JSON has no such value.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members
      .toSorted(byName)
      .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`)
      .join(',')}}`;
  }
  const text = typeof value === 'number' && !Number.isFinite(value) ? undefined : JSON.stringify(value);
  if (text === undefined) throw new TypeError(`JSON has no way to write ${String(value)}`);
  return text;
}

// Comparing strings in JavaScript compares their UTF-16 code units, which is the order the RFC asks for.
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
