import { describe, expect, it } from '@jest/globals';
import { isProven, missingProof, PROOF_MS } from './proof.js';
import type { Principal } from './principal.js';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const who = (more: Partial<Principal>) => more as Principal;

describe('a fresh proof', () => {
  it.each([
    ['none', undefined, false],
    ['of this moment', NOW, true],
    ['five minutes old', NOW - PROOF_MS, true],
    ['older', NOW - PROOF_MS - 1, false],
    ['of a clock slightly ahead', NOW + 5_000, true],
    ['of tomorrow', NOW + 86_400_000, false],
  ])('%s', (_, provedAt, proven) => expect(isProven({ provedAt }, NOW)).toBe(proven));
});

describe('what is missing before an operation', () => {
  const step = { stepUp: true, access: 'signed-in' } as const;
  it.each([
    ['nothing of an ordinary one', { access: 'signed-in' }, {}, undefined],
    ['a proof where the operation asks for one', step, {}, 'auth.step-up'],
    ['nothing after a proof', step, { provedAt: NOW }, undefined],
    ['a second factor that is overdue', { access: 'signed-in' }, { mustEnroll: true }, 'auth.enroll'],
    ['a second factor before a proof', step, { mustEnroll: true, provedAt: NOW }, 'auth.enroll'],
    ['nothing on the way to one', { access: 'signed-in', whileEnrolling: true }, { mustEnroll: true }, undefined],
    ['nothing where anybody may call', { access: 'public' }, { mustEnroll: true }, undefined],
  ] as const)('%s', (_, operation, principal, missing) =>
    expect(missingProof(operation, who(principal), NOW)).toBe(missing),
  );
});
