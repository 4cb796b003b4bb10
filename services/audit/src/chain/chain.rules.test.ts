import { describe, expect, it } from '@jest/globals';
import type { Envelope } from '@talent-os/service-kit';
import { distinct, GENESIS, hashOf, link } from './chain.rules.js';

const ORGANIZATION = '0192f5a0-0000-7000-8000-0000000000aa';
const envelope = (last: number, more: Partial<Envelope> = {}): Envelope => ({
  id: `0192f5a0-0000-7000-8000-00000000000${last}`,
  name: 'sales.deal.moved',
  organizationId: ORGANIZATION,
  actorId: null,
  actorRole: null,
  industry: null,
  operation: 'sales.deals.move',
  requestId: 'r',
  traceparent: null,
  payload: { dealId: 'd' },
  at: '2026-11-20T10:00:00.000Z',
  ...more,
});

describe('a chain', () => {
  it('is numbered without gaps and every record follows from the one before', () => {
    const entries = link(GENESIS, ORGANIZATION, [envelope(1), envelope(2), envelope(3)]);
    expect(entries.map((entry) => entry.sequence)).toEqual([1, 2, 3]);
    expect(entries.map((entry) => entry.prevHash)).toEqual([GENESIS.hash, entries[0]!.hash, entries[1]!.hash]);
  });

  it('goes on where it ended, whatever the batches', () => {
    const events = [envelope(1), envelope(2), envelope(3)];
    const first = link(GENESIS, ORGANIZATION, events.slice(0, 2));
    expect([...first, ...link(first.at(-1)!, ORGANIZATION, events.slice(2))]).toEqual(
      link(GENESIS, ORGANIZATION, events),
    );
  });

  it('hashes the bytes of the previous hash and the canonical record', () => {
    const [{ prevHash, hash, ...record }] = link(GENESIS, ORGANIZATION, [envelope(1)]) as [ReturnType<typeof link>[0]];
    expect(hash).toBe(hashOf(prevHash, record));
    // Worked out with sha256sum over 32 zero bytes and the text of the record.
    expect(hash).toBe('81df4fde8adbb70c3ce9b930d13fba04e75cd37d0870b68fa3e724233f7ef39c');
  });

  it('keeps the trace of the request and the moment in whole milliseconds, UTC', () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const [entry] = link(GENESIS, ORGANIZATION, [envelope(1, { traceparent, at: '2026-11-20T11:00:00+01:00' })]);
    expect(entry).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', at: '2026-11-20T10:00:00.000Z' });
    expect(link(GENESIS, ORGANIZATION, [envelope(1, { traceparent: 'nonsense' })])[0]!.traceId).toBeNull();
  });

  it('takes an event of a batch once', () => {
    expect(distinct([envelope(1), envelope(2), envelope(1)]).map(({ id }) => id)).toEqual([
      envelope(1).id,
      envelope(2).id,
    ]);
  });
});
