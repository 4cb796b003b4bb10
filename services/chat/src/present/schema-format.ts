import type { Operation } from '@talent-os/contracts';
import { money, moneySum } from '@talent-os/contracts/paging.js';
import type { z } from 'zod';
import type { Format } from './format.js';

type Def = {
  readonly type: string;
  readonly innerType?: Node;
  readonly element?: Node;
  readonly shape?: Readonly<Record<string, Node>>;
  readonly in?: Node;
  readonly entries?: Readonly<Record<string, string>>;
  readonly format?: string;
};
/** A schema as far as it is looked at. */
export type Node = { readonly def: Def; readonly format?: string | null };

export const outputOf = (operation: Operation): Node => operation.output as z.ZodType as unknown as Node;

/** The schema without what makes it optional. */
function bare(node: Node): Node {
  const inner = node.def.innerType ?? node.def.in;
  return inner ? bare(inner) : node;
}

/** The schema at a path; lists are looked through. Nothing where the path leads nowhere. */
export function nodeAt(node: Node, path: string): Node | undefined {
  const here = bare(node);
  if (path === '') return here;
  if (here.def.element) return nodeAt(here.def.element, path);
  const [field = '', ...rest] = path.split('.');
  const next = here.def.shape?.[field];
  return next && nodeAt(next, rest.join('.'));
}

const byType: Readonly<Record<string, Format>> = {
  number: 'count',
  int: 'count',
  boolean: 'yes',
  enum: 'label',
  literal: 'label',
  array: 'list',
};

const MONEY: ReadonlySet<unknown> = new Set([money, moneySum]);

/** The format a value's schema asks for: money is known by its own schema, days and instants by their format. */
export function formatOf(node: Node | undefined): Format {
  if (!node) return 'text';
  if (MONEY.has(node)) return 'money';
  const format = node.format ?? node.def.format;
  if (format === 'date') return 'day';
  if (format === 'datetime') return 'moment';
  return byType[node.def.type] ?? 'text';
}

/** Fields of an object schema with their schemas; none for anything else. */
export const fieldsOf = (node: Node | undefined): readonly (readonly [string, Node])[] =>
  Object.entries((node && bare(node).def.shape) ?? {}).map(([field, inner]) => [field, bare(inner)] as const);

export const elementOf = (node: Node): Node | undefined => {
  const { element } = bare(node).def;
  return element && bare(element);
};

/** The values of a choice; none for anything else. */
export const valuesOf = (node: Node | undefined): readonly string[] => Object.values(node?.def.entries ?? {});
