import { describe, expect, it } from '@jest/globals';
import { allMet, licencesIn, requirementsOf, type CredentialProof } from './requirement.rules.js';

const license = { type: 'license', value: 'Registered Nurse License' } as const;
const paper = (
  status: CredentialProof['status'],
  method: CredentialProof['method'] = 'primary_source',
): CredentialProof => ({
  name: 'Registered Nurse license',
  status,
  method,
});
const stateOf = (papers: readonly CredentialProof[] | undefined) => requirementsOf([license], papers)[0]!.state;

describe('hard requirements', () => {
  it('are met by a verified licence of that name that is valid today', () => {
    expect(requirementsOf([license], [paper('active')])).toEqual([
      { ...license, state: 'met', method: 'primary_source' },
    ]);
    expect(stateOf([paper('expiring')])).toBe('met');
  });

  it('are told apart where they are not met', () => {
    expect(stateOf([])).toBe('missing');
    expect(stateOf([{ ...paper('active'), name: 'Respiratory Care Practitioner License' }])).toBe('missing');
    expect(stateOf([paper('pending_verification', null)])).toBe('pending');
    expect(stateOf([paper('expired')])).toBe('expired');
    expect(stateOf([paper('revoked')])).toBe('missing');
    expect(stateOf(undefined)).toBe('unchecked');
    expect(requirementsOf([{ type: 'clearance', value: 'Secret' }], [])[0]!.state).toBe('unchecked');
  });

  it('look at the best of several papers', () =>
    expect(stateOf([paper('expired'), paper('pending_verification'), paper('active')])).toBe('met'));

  it('are counted where they are licences', () => {
    const one = (papers: readonly CredentialProof[]) =>
      requirementsOf([license, { type: 'clearance', value: 'Secret' }], papers);
    expect(licencesIn([one([paper('active')]), one([]), one([paper('pending_verification')])])).toEqual({
      met: 1,
      pending: 1,
      expired: 0,
      missing: 1,
      unchecked: 0,
    });
  });

  it('are all met where there are none', () => {
    expect(allMet([])).toBe(true);
    expect(allMet(requirementsOf([license], [paper('pending_verification')]))).toBe(false);
  });
});
