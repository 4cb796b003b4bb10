import type { Operation } from '@talent-os/contracts/define';
import type { Change } from './realtime';

type Write = { readonly events: ReadonlySet<string>; readonly heldBack: Set<Change>; trace: string | undefined };

/** Echoes arrive within a second; so many writes are remembered for them. */
const REMEMBERED = 50;
const open = new Set<Write>();
/** What the writes that were done may announce, by the trace the server gave them. */
const done = new Map<string, ReadonlySet<string>>();

type OwnWrite = {
  /** Takes the trace of the write from its answer. */
  answered(response: Response): void;
  /** It is written. Answers the reads that others have made stale meanwhile. */
  succeed(): readonly string[];
  /** Nothing is known to be written. Answers the reads that news have called stale meanwhile. */
  fail(): readonly string[];
};

/** A write of this browser, whose sender reads again what it changes: the news of it needs no second reading. */
export function beginWrite({ events }: Operation): OwnWrite {
  const write: Write = { events: new Set(events?.().map(({ name }) => name)), heldBack: new Set(), trace: undefined };
  open.add(write);
  return {
    answered: ({ headers }) => {
      write.trace = headers.get('traceresponse')?.split('-')[1];
    },
    succeed: () => {
      if (write.trace !== undefined) done.set(write.trace, write.events);
      for (const oldest of done.keys()) if (done.size > REMEMBERED) done.delete(oldest);
      return close(write);
    },
    fail: () => close(write),
  };
}

/** What was held back for a write and belongs to no other one either: it came from somebody else. */
function close(write: Write): readonly string[] {
  open.delete(write);
  const others = [...open];
  const news = [...write.heldBack].filter(
    (change) => !isDone(change) && !others.some(({ heldBack }) => heldBack.has(change)),
  );
  return [...new Set(news.flatMap(({ refetches }) => refetches))];
}

const isDone = ({ event, trace }: Change): boolean => trace !== undefined && done.get(trace)?.has(event) === true;

/**
 * Whether a change is the echo of a write that its own sender reads again for, or may turn out to be one: while such a write
 * is under way nobody knows yet, and it is held back until the answer says which trace was ours. What follows from a write
 * elsewhere is news.
 */
export function isOwnEcho(change: Change): boolean {
  if (change.trace === undefined) return false;
  if (isDone(change)) return true;
  const maybe = [...open].filter(({ events }) => events.has(change.event));
  for (const { heldBack } of maybe) heldBack.add(change);
  return maybe.length > 0;
}
