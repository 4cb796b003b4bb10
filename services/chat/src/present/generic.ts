import type { PresentSpec } from '@talent-os/contracts/assistant.js';
import { fieldLabel } from './labels.js';
import { elementOf, fieldsOf, type Node } from './schema-format.js';

/** Columns of a list nobody described. */
const COLUMNS = 6;

const isList = (node: Node) => node.def.type === 'array';
const isPlain = (node: Node) => !isList(node) && node.def.type !== 'object' && node.def.type !== 'record';
/** Ids tell people nothing. */
const isId = (field: string, node: Node) => field === 'id' || field.endsWith('Id') || node.format === 'uuid';

/** How an answer reads that nobody described: its plain fields as sentences, its first list as a table. */
export function genericPresent(schema: Node, label: string): PresentSpec {
  const list = isList(schema) ? (['', schema] as const) : fieldsOf(schema).find(([, node]) => isList(node));
  const plain = fieldsOf(schema).filter(([field, node]) => isPlain(node) && !isId(field, node));
  return {
    lead: plain.map(([field]) => `${fieldLabel(field)}: {${field}}.`),
    ...(list && { rows: rowsOf(list[0], list[1], label) }),
  };
}

function rowsOf(at: string, list: Node, label: string): NonNullable<PresentSpec['rows']> {
  const element = elementOf(list);
  const named = fieldsOf(element).filter(([field, node]) => isPlain(node) && !isId(field, node));
  const columns =
    named.length === 0
      ? { [label]: '' }
      : Object.fromEntries(named.slice(0, COLUMNS).map(([field]) => [fieldLabel(field), field]));
  return { at, one: 'entry', many: 'entries', columns, empty: 'Nothing found' };
}
