import type { Kind } from './kinds.js';
import type { Vault } from './placeholders.js';

type ResultRow = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is ResultRow => typeof value === 'object' && value !== null;

/** A copy of an answer in which the named fields are placeholders. Paths lead through lists, as in contracts. */
export const hideFields = (value: unknown, phi: Readonly<Record<string, Kind>>, vault: Vault): unknown =>
  Object.entries(phi).reduce(
    (rest, [path, kind]) => hideAt(rest, path === '' ? [] : path.split('.'), kind, vault),
    value,
  );

function hideAt(value: unknown, path: readonly string[], kind: Kind, vault: Vault): unknown {
  if (Array.isArray(value)) return value.map((one) => hideAt(one, path, kind, vault));
  const [field, ...rest] = path;
  if (field === undefined) return hideAll(value, kind, vault);
  if (!isRow(value) || !(field in value)) return value;
  return { ...value, [field]: hideAt(value[field], rest, kind, vault) };
}

/** Whatever stands there: a text, a number, or everything inside. */
function hideAll(value: unknown, kind: Kind, vault: Vault): unknown {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((one) => hideAll(one, kind, vault));
  if (isRow(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hideAll(one, kind, vault)]));
  return vault.hide(kind, String(value));
}

/** A copy with every text changed; names of fields stay. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (isRow(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
  return value;
}
