import type { Envelope } from '@talent-os/service-kit';
import fc from 'fast-check';
import { ORGANIZATION, soundChain } from './sample-chain.js';

const uuid = fc.uuid({ version: 7 });
export const envelope: fc.Arbitrary<Envelope> = fc.record({
  id: uuid,
  name: fc.constantFrom('sales.deal.moved', 'audit.record.read', 'identity.session.started'),
  organizationId: fc.constant(ORGANIZATION),
  actorId: fc.option(uuid),
  actorRole: fc.constantFrom('SALES_REP', 'RECRUITER', null),
  industry: fc.constantFrom('SALES', 'CYBER', null),
  operation: fc.constantFrom('sales.deals.move', 'audit.trail.list'),
  requestId: fc.constant('r'),
  traceparent: fc.constantFrom(null, `00-${'4bf92f3577b34da6'.repeat(2)}-00f067aa0ba902b7-01`),
  payload: fc.dictionary(fc.string({ unit: 'binary', maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
  at: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
});

/** A sound chain, where its checkpoints stand (the last one at or before its end), and a record to harm. */
export const sample = fc
  .tuple(
    fc.uniqueArray(envelope, { minLength: 3, maxLength: 40, selector: ({ id }) => id }),
    fc.array(fc.nat(), { maxLength: 5 }),
    fc.nat(),
    fc.boolean(),
  )
  .map(([envelopes, cuts, victim, toTheEnd]) => {
    const size = envelopes.length;
    const marks = [...new Set([...cuts.map((cut) => 1 + (cut % size)), ...(toTheEnd ? [size] : [])])].toSorted(
      (a, b) => a - b,
    );
    return { chain: soundChain(envelopes, marks), marks, size, at: 1 + (victim % size) };
  });

/** A chain with two checkpoints or more, the last one at its end, and numbers that choose what is harmed, and how. */
export const history = fc
  .tuple(
    fc.uniqueArray(envelope, { minLength: 4, maxLength: 24, selector: ({ id }) => id }),
    fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
    fc.nat(),
    fc.nat(),
  )
  .map(([envelopes, cuts, which, how]) => {
    const size = envelopes.length;
    const marks = [...new Set([...cuts.map((cut) => 1 + (cut % (size - 1))), size])].toSorted((a, b) => a - b);
    return { envelopes, marks, which, how };
  });
