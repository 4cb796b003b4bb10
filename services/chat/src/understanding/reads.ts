import type { Operation } from '@talent-os/contracts';
import { uuidv7 } from '@talent-os/service-kit';
import { abilityHash } from '../tools/ability-hash.js';
import { inputSchema } from '../tools/json-schema.js';
import { ask, type Arguments } from '../tools/run-tool.js';
import type { ToolRun } from '../tools/tool-run.js';
import { rowsOf, type SourceRow } from './rows.js';
import type { Source } from './types.js';
import { valueIndex, type ValueIndex } from './values.js';

/** An answer of an operation, all pages that were read, and when. */
export type Answered = {
  readonly callId: string;
  readonly outputs: readonly unknown[];
  /** Rows there are beyond the ones read. */
  readonly total: number | undefined;
  readonly asOf: string;
};

const KEEP_MS = 60_000;
const MOST_KEPT = 400;
const PAGES = 8;

const kept = new Map<string, { readonly until: number; readonly answered: Answered | undefined }>();

/** Reads on behalf of one question. What another question read in the last minute under the same rights only helps to find names. */
export class Reads {
  private readonly fresh = new Map<string, Promise<Answered | undefined>>();
  private readonly old = new Set<Operation>();

  constructor(private readonly run: ToolRun) {}

  /** What an operation answers, maybe a minute ago; nothing where it does not. */
  async recent(operation: Operation): Promise<Answered | undefined> {
    const found = kept.get(this.keyOf(operation, {}));
    if (!found || found.until <= Date.now()) return this.now(operation, {});
    this.old.add(operation);
    return found.answered;
  }

  /** Whether a part of what was answered may be a minute old. */
  get isOld(): boolean {
    return this.old.size > 0;
  }

  /** What an operation answers now. */
  now(operation: Operation, args: Arguments): Promise<Answered | undefined> {
    const key = this.keyOf(operation, args);
    let reading = this.fresh.get(key);
    if (!reading) {
      reading = this.pages(operation, args).then((answered) => {
        if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
        kept.set(key, { until: Date.now() + KEEP_MS, answered });
        return answered;
      });
      this.fresh.set(key, reading);
    }
    return reading;
  }

  private keyOf({ name }: Operation, args: Arguments): string {
    const { organizationId, userId, principal } = this.run.ctx;
    return `${organizationId} ${userId} ${abilityHash(principal)} ${name} ${JSON.stringify(args)}`;
  }

  private async pages(operation: Operation, args: Arguments): Promise<Answered | undefined> {
    const callId = uuidv7();
    const first = await ask(operation, args, this.run, { callId });
    if (first.outcome !== 'answered') return undefined;
    const outputs = [first.output];
    const { items, total } = first.output as { items?: unknown[]; total?: number };
    const paged =
      inputSchema(operation).properties?.page !== undefined && Array.isArray(items) && typeof total === 'number';
    const pages = paged && items.length > 0 ? Math.min(PAGES, Math.ceil(total / items.length)) : 1;
    const rest = await Promise.all(
      Array.from({ length: pages - 1 }, (_, at) => ask(operation, { ...args, page: at + 2 }, this.run)),
    );
    for (const one of rest) if (one.outcome === 'answered') outputs.push(one.output);
    return { callId, outputs, total: paged ? total : cutOff(operation, items), asOf: first.asOf };
  }
}

/** A list that is searched, and tells only so many: how many there are in all nobody knows. */
const cutOff = (operation: Operation, items: unknown[] | undefined): number | undefined =>
  items !== undefined && inputSchema(operation).properties?.['search'] !== undefined && SIZES.includes(items.length)
    ? Infinity
    : undefined;
const SIZES: readonly number[] = [20, 25, 50, 100, 200];

type SourceRows = { readonly rows: readonly SourceRow[]; index?: ValueIndex };
const seen = new WeakMap<Answered, Map<number, SourceRows>>();
const knownOf = (answered: Answered, source: Source): SourceRows => {
  const bySource = seen.get(answered) ?? new Map<number, SourceRows>();
  seen.set(answered, bySource);
  let known = bySource.get(source.id);
  if (!known) bySource.set(source.id, (known = { rows: rowsIn(answered, source) }));
  return known;
};

/** The rows of a source in what was read. */
export const rowsRead = (answered: Answered, source: Source): readonly SourceRow[] => knownOf(answered, source).rows;

/** The names that stand in them; worked out once for an answer. */
export function namesRead(answered: Answered, source: Source): ValueIndex {
  const known = knownOf(answered, source);
  return (known.index ??= valueIndex(source, known.rows));
}

const rowsIn = ({ outputs }: Answered, source: Source): SourceRow[] =>
  source.lists.length === 0 ? rowsOf(outputs[0], source) : outputs.flatMap((output) => rowsOf(output, source));
