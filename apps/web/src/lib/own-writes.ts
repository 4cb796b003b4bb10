import type { Operation } from '@talent-os/contracts/define';
import type { Change } from './realtime';
import { traceparent } from './request';

type Write = { readonly events: ReadonlySet<string>; open: boolean; readonly passedOver: Set<string> };

/** Echoes arrive within a second; so many writes are remembered for them. */
const REMEMBERED = 50;
const writes = new Map<string, Write>();

type OwnWrite = {
  /** The trace the write has to be sent in, so that its echo is known by it. */
  readonly traceparent: string;
  succeed(): void;
  /** Nothing is known to be written. Answers the reads that an echo has called stale meanwhile. */
  fail(): readonly string[];
};

/** A write of this browser, whose sender reads again what it changes: the news of it needs no second reading. */
export function beginWrite({ events }: Operation): OwnWrite {
  const header = traceparent();
  const trace = header.split('-')[1]!;
  const write = { events: new Set(events?.().map(({ name }) => name)), open: true, passedOver: new Set<string>() };
  writes.set(trace, write);
  for (const oldest of writes.keys()) if (writes.size > REMEMBERED) writes.delete(oldest);
  return {
    traceparent: header,
    succeed: () => {
      write.open = false;
    },
    fail: () => {
      writes.delete(trace);
      return [...write.passedOver];
    },
  };
}

/** Whether a change is the echo of a write that its own sender reads again for. What follows from it elsewhere is news. */
export function isOwnEcho({ event, refetches, trace }: Change): boolean {
  const write = trace === undefined ? undefined : writes.get(trace);
  if (!write?.events.has(event)) return false;
  if (write.open) for (const read of refetches) write.passedOver.add(read);
  return true;
}
