/** A value that has been written before: its text is taken as it stands. */
export class Written {
  constructor(readonly text: string) {}
}

/**
 * The verifier's own RFC 8785 writer: it shares no code with the one that made the chain, so that a mistake in one shows.
 * Throws `TypeError` for what is no JSON value.
 */
export function canonicalForm(value: unknown): string {
  const pieces: string[] = [];
  write(value, pieces);
  return pieces.join('');
}

function write(value: unknown, pieces: string[]): void {
  if (value === null || value === true || value === false) pieces.push(String(value));
  else if (typeof value === 'string') pieces.push(quoted(value));
  else if (typeof value === 'number' && Number.isFinite(value)) pieces.push(String(value));
  else if (value instanceof Written) pieces.push(value.text);
  else if (Array.isArray(value)) writeList(value, pieces);
  else if (typeof value === 'object') writeMembers(value as Readonly<Record<string, unknown>>, pieces);
  else throw new TypeError(`no JSON value: ${typeof value}`);
}

function writeList(list: readonly unknown[], pieces: string[]): void {
  pieces.push('[');
  list.forEach((item, index) => {
    if (index > 0) pieces.push(',');
    write(item, pieces);
  });
  pieces.push(']');
}

function writeMembers(members: Readonly<Record<string, unknown>>, pieces: string[]): void {
  pieces.push('{');
  Object.keys(members)
    .toSorted(inCodeUnits)
    .forEach((name, index) => {
      pieces.push(index > 0 ? ',' : '', quoted(name), ':');
      write(members[name], pieces);
    });
  pieces.push('}');
}

function inCodeUnits(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = a.charCodeAt(index) - b.charCodeAt(index);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

const SHORT: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};
// oxlint-disable-next-line no-control-regex -- the ones JSON must escape
const ESCAPED = /["\\\u0000-\u001f]|\p{Surrogate}/gu;

/** Nearly all text there is: nothing to escape in it. */
const PLAIN = /^[ !#-[\]-~]*$/;

const escaped = (one: string) => SHORT[one] ?? `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
const quoted = (text: string) => `"${PLAIN.test(text) ? text : text.replace(ESCAPED, escaped)}"`;
