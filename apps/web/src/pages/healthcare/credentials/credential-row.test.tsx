import { describe, expect, it } from '@jest/globals';
import type { CredentialStatus } from '@talent-os/contracts/healthcare/credentials';
import { screen } from '@testing-library/react';
import { show } from '../../../../test/render';
import { CredentialRow, type OwnCredential } from './credential-row';

const credential: OwnCredential = {
  id: '0192a000-0000-7000-8000-0000000000c1',
  name: 'Registered Nurse License',
  kind: 'license',
  issuer: 'State Board of Nursing',
  number: 'RN-1',
  state: 'New York',
  issuedAt: '2025-01-22',
  expirationDate: '2027-01-21',
  daysLeft: 62,
  status: 'expiring',
  verification: null,
  revokeReason: null,
  renewal: null,
  documents: 0,
  may: { do: [] },
  version: 1,
};
const renewal = {
  expirationDate: '2029-01-21',
  number: 'RN-2',
  submittedAt: '2026-11-20T09:00:00Z',
  decidedAt: null,
  reason: null,
};

const row = (changes: Partial<OwnCredential>) =>
  show(
    <ul>
      <CredentialRow credential={{ ...credential, ...changes }} onChoose={() => undefined} />
    </ul>,
  );
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a credential of mine', () => {
  it.each<[CredentialStatus, string, string]>([
    ['active', 'Active', 'success'],
    ['expiring', 'Expiring', 'error'],
    ['expired', 'Expired', 'error'],
    ['pending_verification', 'Pending verification', 'secondary'],
    ['revoked', 'Revoked', 'secondary'],
  ])('that is %s says so in its colour', (status, label, variant) => {
    row({ status });
    expect(screen.getByText(label).dataset['variant']).toBe(variant);
  });

  it.each<[OwnCredential['may']['do'], readonly string[]]>([
    [[], ['Documents']],
    [['renew'], ['Renew', 'Documents']],
    [['withdraw'], ['Documents', 'Withdraw']],
  ])('offers what may be done: %j', (deeds, offered) => {
    row({ may: { do: deeds } });
    expect(buttons()).toEqual(offered);
  });

  it('with a renewal that waits says what is taken back', () => {
    row({ renewal: { ...renewal, status: 'submitted' }, may: { do: ['withdraw'] } });
    expect(screen.getByText(/Renewal waits for verification: valid until Jan 21, 2029/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Withdraw the renewal of Registered Nurse License' })).toBeDefined();
  });

  it('shows why a renewal was rejected', () => {
    row({ renewal: { ...renewal, status: 'rejected', reason: 'Another name' }, documents: 2 });
    expect(screen.getByText(/Reason: Another name/)).toBeDefined();
    expect(buttons()).toEqual(['Documents (2)']);
  });
});
