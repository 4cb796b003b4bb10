import { describe, expect, it } from '@jest/globals';
import { MAX_PROOF_BYTES } from '@talent-os/contracts/talent/verifications';
import { faultsOf } from './submission.rules';

describe('something to hand in', () => {
  it.each([
    [{ name: 'RN license', file: { size: 1 } }, []],
    [{ name: 'R', file: { size: MAX_PROOF_BYTES } }, ['name']],
    [{ name: 'RN license', file: null }, ['file']],
    [{ name: 'RN license', file: { size: 0 } }, ['file']],
    [{ name: 'RN license', file: { size: MAX_PROOF_BYTES + 1 } }, ['file']],
  ])('%j has faults in %j', (submission, fields) => expect(Object.keys(faultsOf(submission))).toEqual(fields));
});
