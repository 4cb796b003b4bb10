import { isLast } from '@talent-os/contracts/chat/frames';
import { StreamDropped, readEvents, type SequencedFrame } from './read-events';
import { pause, waitBefore } from './retry';

type FollowOptions = {
  readonly signal: AbortSignal;
  /** Hears of every failure that is followed by another attempt. */
  readonly onTrouble: (failure: unknown) => void;
};

/**
 * The frames of a run from its first to its last, each once and in order, over as many connections as it takes. A
 * connection that ends after having brought something is replaced at once; others by the rule of `retry.ts`, counted
 * anew whenever something arrives. Ends quietly when it is no longer wanted.
 */
export async function* followRun(
  runId: string,
  { signal, onTrouble }: FollowOptions,
): AsyncGenerator<readonly SequencedFrame[]> {
  let last = 0;
  let failures = 0;
  while (!signal.aborted) {
    const start = last;
    try {
      for await (const frames of readEvents(runId, last, signal)) {
        const { fresh, gap } = inOrder(frames, last);
        last = fresh.at(-1)?.seq ?? last;
        if (fresh.length > 0) yield fresh;
        if (fresh.some(({ frame }) => isLast(frame))) return;
        if (gap) break;
      }
      throw new StreamDropped();
    } catch (failure) {
      if (signal.aborted) return;
      failures = last > start ? 0 : failures + 1;
      if (failures === 0) continue;
      const wait = waitBefore(failures, failure);
      if (wait === undefined) throw failure;
      onTrouble(failure);
      await pause(wait, signal);
    }
  }
}

/** The frames that continue after `last`. Repetitions are left out; what comes after a gap has to be asked for again. */
export function inOrder(
  frames: readonly SequencedFrame[],
  last: number,
): { readonly fresh: readonly SequencedFrame[]; readonly gap: boolean } {
  const fresh: SequencedFrame[] = [];
  for (const one of frames) {
    const next = (fresh.at(-1)?.seq ?? last) + 1;
    if (one.seq > next) return { fresh, gap: true };
    if (one.seq === next) fresh.push(one);
  }
  return { fresh, gap: false };
}
