import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Sequenced } from '@talent-os/service-kit';

type StoredFrames = { readonly frames: readonly Sequenced<Frame>[]; readonly ended: boolean };
export type Source = {
  /** What is stored after a sequence number. */
  readonly ask: (after: number) => Promise<StoredFrames>;
  /** Hears the live frames, before anything is asked; answers how to stop. */
  readonly listen: (hear: (frame: Sequenced<Frame>) => void) => Promise<() => void>;
};

/** As long as anything is waited for in tests; what never comes fails. */
const TOO_LONG = 150_000;
const LOOK_AGAIN = 1_000;

/**
 * Follows a run from a sequence number to its end, the way the gateway does: listen, ask for what is stored, put both
 * together by number, ask again at a gap and when it is quiet.
 */
export async function follow({ ask, listen }: Source, from: number, until = Infinity): Promise<Sequenced<Frame>[]> {
  const seen: Sequenced<Frame>[] = [];
  const waiting = new Map<number, Sequenced<Frame>>();
  let last = from;
  let finish: (() => void) | undefined;
  const done = new Promise<void>((resolve, reject) => {
    finish = resolve;
    setTimeout(() => reject(new Error(`a run did not end: seen up to ${last}`)), TOO_LONG).unref();
  });
  const take = (frames: readonly Sequenced<Frame>[]) => {
    for (const frame of frames) if (frame.seq > last) waiting.set(frame.seq, frame);
    for (let next = waiting.get(last + 1); next && last < until; next = waiting.get(last + 1)) {
      waiting.delete(next.seq);
      last = next.seq;
      seen.push(next);
      if (next.frame.type === 'finish' || next.frame.type === 'error') finish?.();
    }
    if (last >= until) finish?.();
  };
  const catchUp = async () => {
    const { frames, ended } = await ask(last);
    take(frames);
    if (ended && waiting.size === 0) finish?.();
  };
  const stopListening = await listen((frame) => {
    take([frame]);
    if (waiting.size > 0) catchUp().catch(() => undefined);
  });
  const looks = setInterval(() => {
    catchUp().catch(() => undefined);
  }, LOOK_AGAIN);
  try {
    await catchUp();
    await done;
    return seen;
  } finally {
    clearInterval(looks);
    stopListening();
  }
}
