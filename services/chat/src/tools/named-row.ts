import type { LookupSpec } from '@talent-os/contracts/assistant.js';
import { rowsAt, valueAt } from './paths.js';
import { ask } from './run-tool.js';
import { operationNamed } from './tool.js';
import type { ToolRun } from './tool-run.js';

type ResultRow = Readonly<Record<string, unknown>>;
/** Something people call by a name: what stands in an argument, how it is called, and its row. */
export type Named = {
  readonly value: string;
  readonly name: string;
  readonly hint: string | undefined;
  readonly row: ResultRow;
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The rows of a list a name can mean, as the caller sees them; nothing where the list is not theirs or failed. */
export async function namedRows(lookup: LookupSpec, run: ToolRun, search?: string): Promise<Named[] | undefined> {
  const args = { ...lookup.args, ...(lookup.search && search && { [lookup.search]: search }) };
  const result = await ask(operationNamed(lookup.operation), args, run);
  if (result.outcome !== 'answered') return undefined;
  return rowsAt(result.output, lookup.at ?? '').flatMap((row) => namedOf(lookup, row) ?? []);
}

/** One thing by its id, as the caller sees it; nothing where they may not see it or it is not there. */
export async function namedById(
  field: string,
  lookup: LookupSpec,
  id: string,
  run: ToolRun,
): Promise<Named | undefined> {
  if (!lookup.get) return (await namedRows(lookup, run))?.find(({ value }) => value === id);
  const result = await ask(operationNamed(lookup.get), { [field]: id }, run);
  return result.outcome === 'answered' ? namedOf(lookup, result.output) : undefined;
}

function namedOf(lookup: LookupSpec, row: unknown): Named | undefined {
  if (lookup.name === '')
    return typeof row === 'string' ? { value: row, name: row, hint: undefined, row: {} } : undefined;
  const value = text(valueAt(row, 'id'));
  const name = text(valueAt(row, lookup.name));
  if (value === undefined || name === undefined) return undefined;
  return { value, name, hint: lookup.hint ? text(valueAt(row, lookup.hint)) : undefined, row: row as ResultRow };
}
