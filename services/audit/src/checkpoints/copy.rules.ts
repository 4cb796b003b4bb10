import type { CopyFault } from '@talent-os/contracts/audit/copy-events.js';

/** A place on the chain of checkpoints. */
type CheckpointRef = { readonly sequence: number; readonly signature: string };

/** What there is to compare before anything new is written. */
export type CopyFacts = {
  /** The last sign of life as the database remembers it. */
  readonly written: { readonly number: number; readonly sequence: number } | undefined;
  /** What lies in the second place: its last sign of life, if one of our keys signed it, and its last checkpoint. */
  readonly copied: { readonly number: number | undefined; readonly last: CheckpointRef | undefined };
  /** The signature the database holds where the copy ends. */
  readonly signedThere: string | undefined;
  /** Whether this process has seen more of the chain than there is now. */
  readonly setBack: boolean;
};

/**
 * What is wrong with the second copy, or nothing. The copy is written before the database remembers it: it may be one
 * ahead after a crash, and never behind.
 */
export function copyFaultOf({ written, copied, signedThere, setBack }: CopyFacts): CopyFault | undefined {
  const { number: known = -1, last } = copied;
  if (setBack || known > (written ? written.number : 0) + 1) return 'ahead';
  if (last && last.signature !== signedThere) return 'ahead';
  if (!written) return undefined;
  if (copied.number === undefined || (written.sequence > 0 && !last)) return 'missing';
  return known < written.number || (last?.sequence ?? 0) < written.sequence ? 'behind' : undefined;
}
