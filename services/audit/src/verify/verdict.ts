import type { Heartbeat } from './heartbeat.js';

/**
 * content: a record says something else than was hashed. link: it does not follow from the one before, or the head is not
 * where the chain ends. gap: a record is missing. checkpoint: the chain, a signature or the exported copy disagrees with
 * what was signed. truncated: records that were signed for, or that the head counts, are gone from the end. copy: the exported copy, or
 * its sign of life, ends before it must or is gone. stale: its last sign of life is older than it can be.
 */
export type FaultKind = 'content' | 'link' | 'gap' | 'checkpoint' | 'truncated' | 'copy' | 'stale';
export type Fault = { readonly sequence: number; readonly kind: FaultKind };

export const faultAt = (sequence: number, kind: FaultKind): Fault => ({ sequence, kind });

export type VerificationResult = {
  readonly valid: boolean;
  /** Records found sound, up to the first fault. */
  readonly events: number;
  /** Checkpoints found sound, up to the first fault. */
  readonly checkpoints: number;
  readonly fault: Fault | null;
  /** Hash of the last sound record, in hexadecimal. */
  readonly head: string | null;
  /** The last sign of life in the second copy. */
  readonly heartbeat: Heartbeat | null;
};
