type Node = Readonly<Record<string, unknown>>;
type Kind = 'schemas' | 'responses';
type Seen = { count: number; readonly name: string; readonly operation: string };
type Components = Record<Kind, Record<string, Node>>;

/** Shorter ones are read faster where they stand than where they are named. */
const SHORTEST = 110;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** What may stand among the components: a schema with words of its own or with fields, and an answer. */
function kindOf(node: Node, under: string): Kind | undefined {
  if (under === 'responses' && isNode(node['headers'])) return 'responses';
  const isSchema = ['type', 'enum', 'anyOf', 'oneOf'].some((name) => name in node) && !('in' in node);
  return isSchema && (typeof node['description'] === 'string' || isNode(node['properties'])) ? 'schemas' : undefined;
}

/**
 * Schemas and answers that stand in several places of a document stand once among its components, and are referred to
 * from there. Answers the paths with references, and the components. `taken`: names of components there are already.
 */
export function shareParts<P extends Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>>(
  paths: P,
  taken: readonly string[],
): { readonly paths: P; readonly components: Readonly<Components> } {
  const parts = new SharedParts(taken);
  for (const methods of Object.values(paths))
    for (const one of Object.values(methods)) parts.count(one, { name: one.operationId, operation: one.operationId });
  return { paths: parts.sharing(paths, '') as P, components: parts.components };
}

/** Where a part was found: what it would be called, of which operation, under which key. */
type FoundAt = { readonly name: string; readonly operation: string; readonly under?: string };

class SharedParts {
  readonly components: Components = { schemas: {}, responses: {} };
  private readonly seen = new Map<string, Seen>();
  private readonly names: Set<string>;

  constructor(taken: readonly string[]) {
    this.names = new Set(taken);
  }

  /** Counts each part by its text; the first place it stands in names it. */
  count(value: unknown, at: FoundAt): void {
    if (Array.isArray(value)) for (const one of value) this.count(one, at);
    if (!isNode(value)) return;
    const kind = kindOf(value, at.under ?? '');
    const text = kind && JSON.stringify(value);
    if (text && text.length >= SHORTEST) {
      const known = this.seen.get(text);
      if (known) known.count += 1;
      else this.seen.set(text, { count: 1, name: this.nameOf(value, at), operation: at.operation });
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'example' || key === 'x-access') continue;
      const name = AROUND.has(key) || /^\d|\//.test(key) ? at.name : `${at.name} ${key}`;
      this.count(inner, { ...at, name, under: under(at, key) });
    }
  }

  /** A name nobody else has: of a field its title, of a record or an answer where it stands. */
  private nameOf({ title, properties }: Node, { name }: FoundAt): string {
    const wanted = pascal(typeof title === 'string' && !properties ? title : name);
    let free = wanted;
    for (let number = 2; this.names.has(free); number += 1) free = `${wanted}${number}`;
    this.names.add(free);
    return free;
  }

  /** The value with references to what it shares with others. */
  sharing(value: unknown, key: string): unknown {
    if (Array.isArray(value)) return value.map((one) => this.sharing(one, key));
    if (!isNode(value)) return value;
    const kind = kindOf(value, key);
    const found = kind && this.seen.get(JSON.stringify(value));
    if (!kind || !found || found.count < 2) return this.within(value, key);
    const description = `Shared by several operations, such as \`${found.operation}\`.`;
    this.components[kind][found.name] ??= { description, ...this.within(value, '') };
    return { $ref: `#/components/${kind}/${found.name}` };
  }

  private within(node: Node, key: string): Node {
    const entries = Object.entries(node).map(([name, inner]) => {
      const kept = name === 'example' || name === 'x-access';
      return [name, kept ? inner : this.sharing(inner, under({ under: key }, name))] as const;
    });
    return Object.fromEntries(entries);
  }
}

/** Fields make a name; the words of the document around them do not. */
const AROUND = new Set([
  'responses',
  'content',
  'schema',
  'properties',
  'items',
  'requestBody',
  'anyOf',
  'oneOf',
  'x-frame',
]);

/** The statuses of an operation stand one step below `responses`. */
const under = (at: { readonly under?: string }, key: string): string =>
  /^\d{3}$/.test(key) && at.under === 'responses' ? 'responses' : key;
