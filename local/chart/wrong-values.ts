// Wrong values for everything values.schema.json says: a name that is none in every object, and for every value one that
// it must not be.

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
}

/** A name no object has. */
export const TYPO = 'typedWrong';

export interface Wrong {
  /** Where it stands, as a refusal names it: `/image/tag`. */
  at: string;
  value: unknown;
}

/** Refuses itself an object that takes any name, or a value that may be anything. */
export function wrongValues(schema: Schema): { unknown: Wrong[]; wrong: Wrong[]; open: string[] } {
  const unknown: Wrong[] = [];
  const wrong: Wrong[] = [];
  const open: string[] = [];
  const walk = (found: Schema, at: string): void => {
    const one = found.$ref === undefined ? found : (schema.$defs?.[found.$ref.replace('#/$defs/', '')] ?? {});
    if (one.properties !== undefined) {
      if (one.additionalProperties === false) unknown.push({ at, value: { [TYPO]: true } });
      else open.push(at);
      for (const [name, property] of Object.entries(one.properties)) walk(property, `${at}/${name}`);
    } else if (typeof one.additionalProperties === 'object') walk(one.additionalProperties, `${at}/some`);
    else if (one.items !== undefined) walk(one.items, `${at}/0`);
    else if (one.type === undefined && one.enum === undefined) open.push(at);
    else wrong.push({ at, value: wrongFor(one) });
  };
  walk(schema, '');
  return { unknown, wrong, open };
}

function wrongFor({ type, enum: choices, pattern, minimum, minLength }: Schema): unknown {
  if (choices !== undefined) return 'none of these';
  if (type === 'boolean') return 'yes';
  if (pattern !== undefined) return '!';
  if (minimum !== undefined) return minimum - 1;
  if (minLength !== undefined) return '';
  return type === 'string' ? 7 : 'text';
}

/** One tree of values that holds all of some at their places. */
export function treeOf(values: readonly Wrong[]): object {
  const tree: Record<string, unknown> = {};
  for (const { at, value } of values) put(tree, at.split('/').slice(1), value);
  return tree;
}

type Node = Record<string, unknown> | unknown[];

function put(node: Node, [name, ...rest]: string[], value: unknown): void {
  if (name === undefined) {
    Object.assign(node, value);
    return;
  }
  const key = name as keyof Node;
  if (rest.length === 0) {
    const there = node[key] as unknown;
    (node as Record<string, unknown>)[name] =
      typeof value === 'object' && typeof there === 'object' && there !== null ? Object.assign(there, value) : value;
    return;
  }
  const next = (node[key] as Node | undefined) ?? (rest[0] === '0' ? [] : {});
  (node as Record<string, unknown>)[name] = next;
  put(next, rest, value);
}
