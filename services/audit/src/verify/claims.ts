import { canonicalForm } from './canonical-form.js';
import type { CheckpointRow, Source } from './source.js';

/**
 * What was signed about a chain at a sequence, and whether the exported file says it too. Without a checkpoint: the two
 * places disagree from here on.
 */
export type Claim = { readonly sequence: number; readonly checkpoint?: CheckpointRow; readonly copied: boolean };

/**
 * The checkpoints in order, database and exported file side by side. The file may lag behind, since it is written after
 * the commit, though not behind its own sign of life; where both speak they must say the same.
 */
export async function* claimsOf(source: Source): AsyncGenerator<Claim> {
  const lines = source.exported()[Symbol.asyncIterator]();
  let page: readonly CheckpointRow[] = [];
  let taken = 0;
  let last = 0;
  let exporting = true;
  for (;;) {
    // The line first: what it says was committed before it was written, so the database must know.
    const line: IteratorResult<string> | undefined = exporting ? await lines.next() : undefined;
    exporting = line?.done === false;
    if (taken === page.length) [page, taken] = [await source.checkpoints(last), 0];
    const row = page[taken];
    taken += row ? 1 : 0;
    if (line?.done === false && !says(line.value, row)) {
      const next = row?.sequence ?? last + 1;
      yield { sequence: Math.min(row?.sequence ?? Infinity, sequenceIn(line.value) ?? next), copied: false };
      return;
    }
    if (!row) return;
    last = row.sequence;
    yield { sequence: row.sequence, checkpoint: row, copied: exporting };
  }
}

function says(line: string, row: CheckpointRow | undefined): boolean {
  const value = parsed(line);
  return row !== undefined && value !== undefined && canonicalForm(value) === canonicalForm(row);
}

function sequenceIn(line: string): number | undefined {
  const value = parsed(line);
  if (typeof value !== 'object' || value === null || !('sequence' in value)) return undefined;
  return Number.isSafeInteger(value.sequence) ? (value.sequence as number) : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
