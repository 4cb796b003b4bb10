import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { argsHash, isSignedBy, proposalKey, signatureOf, stateAt, type SignedProposal } from './proposal.rules.js';

const key = proposalKey(Buffer.alloc(32, 7).toString('base64'));
const args = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()));
const bound: fc.Arbitrary<SignedProposal> = fc.record({
  organizationId: fc.uuid(),
  runId: fc.uuid(),
  callId: fc.uuid(),
  userId: fc.uuid(),
  operation: fc.constantFrom('sales.deals.move', 'sales.deals.logActivity'),
  args,
  expiresAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
});

describe('the signature of a proposal', () => {
  it('holds for exactly what was proposed, to exactly whom, until exactly then', () => {
    fc.assert(
      fc.property(
        bound,
        bound,
        fc.constantFrom<keyof SignedProposal>(
          'organizationId',
          'runId',
          'callId',
          'userId',
          'operation',
          'args',
          'expiresAt',
        ),
        (one, other, field) => {
          const signature = signatureOf(key, one);
          expect(isSignedBy(key, one, signature)).toBe(true);
          const changed = { ...one, [field]: other[field] };
          const same =
            field === 'args'
              ? argsHash(one.args) === argsHash(other.args)
              : JSON.stringify(one[field]) === JSON.stringify(other[field]);
          expect(isSignedBy(key, changed, signature)).toBe(same);
        },
      ),
    );
  });

  it('is another one under another key, and no text passes for it', () => {
    const other = proposalKey(Buffer.alloc(32, 8).toString('base64'));
    fc.assert(
      fc.property(bound, fc.string(), (one, text) => {
        expect(isSignedBy(other, one, signatureOf(key, one))).toBe(false);
        expect(isSignedBy(key, one, text)).toBe(false);
      }),
    );
  });

  it('does not depend on the order of the arguments', () => {
    expect(argsHash({ a: 1, b: { c: 2, d: [3, 4] } })).toBe(argsHash({ b: { d: [3, 4], c: 2 }, a: 1 }));
    expect(argsHash({ list: [1, 2] })).not.toBe(argsHash({ list: [2, 1] }));
  });

  it('needs a master key of 32 bytes', () => {
    expect(() => proposalKey(undefined)).toThrow('MASTER_KEY');
    expect(() => proposalKey('c2hvcnQ=')).toThrow('MASTER_KEY');
  });
});

describe('a proposal', () => {
  it('expires when its time is over, unless it was decided', () => {
    const end = new Date('2026-11-20T10:00:00Z');
    const before = new Date(end.getTime() - 1);
    expect(stateAt('waiting', end, before)).toBe('waiting');
    expect(stateAt('waiting', end, end)).toBe('expired');
    expect(stateAt('approved', end, end)).toBe('approved');
    expect(stateAt('declined', end, end)).toBe('declined');
  });
});
