import type { LookupSpec } from '@talent-os/contracts/assistant.js';
import { holds, valueAt, valuesAt } from '../present/paths.js';
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

/** What is known of a change when a name is looked up: a text to search by, other arguments, and the rows they name. */
export type LookupHints = {
  readonly search?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly rows?: ReadonlyMap<string, Named>;
  /** Puts the things first whose parts are meant. */
  readonly prefer?: (wholes: readonly Named[]) => readonly Named[];
};

const text = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? text(value.join(', ')) : undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Things whose parts are looked through at most, where a part stands inside one of them. */
const MOST_WHOLES = 10;

/** What was read on behalf of a run: a proposal made in it does not read it again. */
const seen = new WeakMap<ToolRun, Map<string, Named>>();
const keyOf = ({ operation, at = '', name }: LookupSpec, id: string): string => `${operation} ${at} ${name} ${id}`;

/** The rows of a list a name can mean, as the caller sees them; nothing where the list is not theirs or failed. */
export async function namedRows(
  lookup: LookupSpec,
  run: ToolRun,
  known: LookupHints = {},
): Promise<Named[] | undefined> {
  const outputs = lookup.in === undefined ? await answers(lookup, run, known) : [known.rows?.get(lookup.in)?.row];
  if (!outputs) return lookup.or && namedRows(lookup.or, run, known);
  const found = outputs
    .flatMap((output) => valuesAt(output, lookup.at ?? '').flat())
    .filter((row) => !lookup.where || holds(row, lookup.where))
    .flatMap((row) => namedOf(lookup, row) ?? []);
  const kept = seen.get(run) ?? new Map<string, Named>();
  for (const one of found) kept.set(keyOf(lookup, one.value), one);
  seen.set(run, kept);
  return found;
}

async function answers(lookup: LookupSpec, run: ToolRun, known: LookupHints): Promise<unknown[] | undefined> {
  const others = Object.entries(lookup.with ?? {}).map(([argument, field]) => [argument, known.args?.[field]] as const);
  if (others.some(([, value]) => value === undefined)) return [];
  const args = {
    ...lookup.args,
    ...Object.fromEntries(others),
    ...(lookup.search && known.search && { [lookup.search]: known.search }),
  };
  if (!lookup.each) return answer(lookup, args, run);
  const { argument, of } = lookup.each;
  const wholes = await namedRows(of, run, known);
  const found = await Promise.all(
    (known.prefer?.(wholes ?? []) ?? wholes ?? [])
      .slice(0, MOST_WHOLES)
      .map(({ value }) => answer(lookup, { ...args, [argument]: value }, run)),
  );
  return wholes && found.flatMap((one) => one ?? []);
}

const asked = new WeakMap<ToolRun, Map<string, Promise<unknown[] | undefined>>>();

/** What an operation answers; asked once on behalf of a run. */
function answer({ operation }: LookupSpec, args: ResultRow, run: ToolRun): Promise<unknown[] | undefined> {
  const kept = asked.get(run) ?? new Map<string, Promise<unknown[] | undefined>>();
  asked.set(run, kept);
  const key = `${operation} ${JSON.stringify(args)}`;
  const found =
    kept.get(key) ??
    ask(operationNamed(operation), args, run).then((result) =>
      result.outcome === 'answered' ? [result.output] : undefined,
    );
  kept.set(key, found);
  return found;
}

/** One thing by its id, as the caller sees it; nothing where they may not see it or it is not there. */
export async function namedById(
  field: string,
  lookup: LookupSpec,
  id: string,
  run: ToolRun,
  known: LookupHints = {},
): Promise<Named | undefined> {
  if (!lookup.get) {
    for (let list: LookupSpec | undefined = lookup; list; list = list.or) {
      const found = seen.get(run)?.get(keyOf(list, id));
      if (found) return found;
    }
    return (await namedRows(lookup, run, known))?.find(({ value }) => value === id);
  }
  const result = await ask(operationNamed(lookup.get), { [field]: id }, run);
  return result.outcome === 'answered' ? namedOf(lookup, result.output) : undefined;
}

function namedOf(lookup: LookupSpec, row: unknown): Named | undefined {
  if (lookup.name === '')
    return typeof row === 'string' ? { value: row, name: row, hint: undefined, row: { value: row } } : undefined;
  const value = text(valueAt(row, lookup.id ?? 'id'));
  const name = text(valueAt(row, lookup.name));
  if (value === undefined || name === undefined) return undefined;
  return { value, name, hint: lookup.hint ? text(valueAt(row, lookup.hint)) : undefined, row: row as ResultRow };
}
