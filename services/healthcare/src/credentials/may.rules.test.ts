import { describe, expect, it } from '@jest/globals';
import { credentialStatuses } from '@talent-os/contracts/healthcare/credentials.js';
import { statusOf } from './credential.rules.js';
import { EXAMPLE_DAY, examples, mayOfHolder, mayOfVerifier } from './may.rules.js';

describe('what may be done with a credential', () => {
  it.each(credentialStatuses)('is asked of one that is %s', (status) =>
    expect(statusOf(examples[status], EXAMPLE_DAY)).toBe(status),
  );

  it.each([
    ['active', false, []],
    ['expiring', false, ['renew']],
    ['expired', false, ['renew']],
    ['expired', true, ['withdraw']],
    ['pending_verification', false, ['withdraw']],
    ['revoked', false, []],
  ] as const)('by its holder: %s, a renewal waits: %s', (status, waits, deeds) =>
    expect(mayOfHolder(status, waits).do).toEqual(deeds),
  );

  it.each([
    ['active', false, ['revoke']],
    ['active', true, ['verify', 'reject', 'revoke']],
    ['pending_verification', false, ['verify', 'reject', 'revoke']],
    ['revoked', false, []],
  ] as const)('by who verifies: %s, a renewal waits: %s', (status, waits, deeds) =>
    expect(mayOfVerifier(status, waits, false).do).toEqual(deeds),
  );

  it('never by who verifies, where it is their own', () =>
    expect(credentialStatuses.flatMap((status) => mayOfVerifier(status, true, true).do)).toEqual([]));
});
