/** One change of a PATCH (RFC 7644, section 3.5.2). */
export type PatchOperation = { readonly op: string; readonly path?: string; readonly value?: unknown };

type Resource = Readonly<Record<string, unknown>>;

const BOOLEANS = new Set(['active', 'primary']);
const CHOSEN = /^([A-Za-z]+)\[(?:type) eq "([^"]+)"\]\.([A-Za-z]+)$/;

/** `"True"` where a boolean belongs: Entra writes them as words, in values and in objects without a path. */
function asBoolean(key: string, value: unknown): unknown {
  if (!BOOLEANS.has(key) || typeof value !== 'string') return value;
  const lower = value.toLowerCase();
  return lower === 'true' ? true : lower === 'false' ? false : value;
}

const EXTENSION = /^urn:.+:2\.0:\w+$/i;

/** An extension as a value of its own says which schema it is once more; taken away whole, it goes part by part. */
function ofExtension({ op, path, value }: PatchOperation, resource: Resource): PatchOperation[] {
  if (path === undefined || !EXTENSION.test(path)) return [path === undefined ? { op, value } : { op, path, value }];
  if (op.toLowerCase() === 'remove')
    return Object.keys((resource[path] as object | undefined) ?? {}).map((key) => ({ op, path: `${path}:${key}` }));
  const { schemas: _, ...parts } = (value ?? {}) as Record<string, unknown>;
  return [{ op, path, value: parts }];
}

function spelledOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spelledOut);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, asBoolean(key, spelledOut(inside))]));
}

const lists = (resource: Resource, name: string, type: string): boolean => {
  const found = Object.entries(resource).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return Array.isArray(found) && found.some((one: { type?: string }) => one.type === type);
};

/** `name.givenName`, or the same of an extension. */
const INSIDE = /^((?:(urn:.+):)?([A-Za-z]+))\.([A-Za-z]+)$/;
const MANAGER = /^urn:.+:manager$/i;

/** Whether the attribute in which another one lies is there. */
function holds(resource: Resource, extension: string | undefined, name: string): boolean {
  const at = extension ? resource[extension] : resource;
  return at !== null && typeof at === 'object' && (at as Resource)[name] !== undefined;
}

/** Objects without a path whose keys are paths: `{"name.givenName": "Ada"}`, as Entra sends several at once. */
function apart({ op, path, value }: PatchOperation): PatchOperation[] {
  if (path !== undefined || value === null || typeof value !== 'object' || Array.isArray(value))
    return [path === undefined ? { op, value } : { op, path, value }];
  return Object.entries(value).map(([key, inside]) => ({ op, path: key, value: inside }));
}

type Habit = (operation: Plain, resource: Resource) => PatchOperation | undefined;
/** With its value in the form of the standard, and a path. */
type Plain = { readonly path: string; readonly value: unknown };

/** Ways in which directories change something that is not there yet, and what each means; the first one that fits. */
const additions: readonly Habit[] = [
  ({ path, value }, resource) => {
    const [, list, type, key] = CHOSEN.exec(path) ?? [];
    if (!list || !type || !key || lists(resource, list, type)) return undefined;
    return { op: 'add', path: list, value: [{ type, [key]: value }] };
  },
  ({ path, value }, resource) => {
    const [, whole, extension, name, inside] = INSIDE.exec(path) ?? [];
    if (!whole || !name || !inside || holds(resource, extension, name)) return undefined;
    return { op: 'add', path: whole, value: { [inside]: value } };
  },
  // Entra names a manager by nothing but the id.
  ({ path, value }) =>
    MANAGER.test(path) && typeof value === 'string' ? { op: 'add', path, value: { value } } : undefined,
];

/** What an attribute is called, without what it lies in and without a filter. */
const lastOf = (path: string): string =>
  path
    .replace(/\[.*\]/, '')
    .split('.')
    .at(-1) ?? '';

function plainOf({ op, path, value }: PatchOperation, resource: Resource): PatchOperation {
  const kind = op.toLowerCase();
  if (path === undefined) return { op: kind, value: spelledOut(value) };
  const plain = asBoolean(lastOf(path), spelledOut(value));
  if (kind === 'remove') return { op: kind, path, ...(plain !== undefined && { value: plain }) };
  for (const habit of additions) {
    const meant = habit({ path, value: plain }, resource);
    if (meant) return meant;
  }
  return { op: kind, path, value: plain };
}

/**
 * The changes of a PATCH as the standard has them. Directories have habits: operations in capitals, booleans as words,
 * one object with paths as keys, a `replace` of a part whose whole is not there yet, and a manager that is no object.
 */
export const plainOperations = (operations: readonly PatchOperation[], resource: Resource): PatchOperation[] =>
  operations
    .flatMap(apart)
    .flatMap((operation) => ofExtension(operation, resource))
    .map((operation) => plainOf(operation, resource));
