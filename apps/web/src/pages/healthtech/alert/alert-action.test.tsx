import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talent-os/contracts/access/tables';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Unit, type Alert } from '@talent-os/contracts/healthcare/units';
import { screen } from '@testing-library/react';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { AlertAction } from './alert-action';

const SHIFT = '0192a000-0000-7000-8000-0000000000b1';
const unit = fixtureOf(Unit, {});
const alert = (action: Alert['action'], shiftId: string | null): Alert => ({
  unitId: unit.id,
  kind: 'staff',
  severity: 'warning',
  message: 'One is missing',
  action,
  gap: { date: '2026-11-22', part: 'night', missing: 1 },
  shiftId,
});
const open = (role: Role, one: Alert) => {
  answer({ '/api/auth/me': json(me(role, 'HEALTHCARE')) });
  showSignedIn(<AlertAction alert={one} unit={unit} onChoose={() => undefined} />);
};

describe('the one thing to do about missing staff', () => {
  it('leads a professional to the very shift', async () => {
    open('HEALTHCARE_PROFESSIONAL', alert('claim', SHIFT));
    expect(await screen.findByRole('link', { name: 'Claim shift: One is missing' })).toHaveAttribute(
      'href',
      `/healthcare/professional/shifts?view=open&shift=${SHIFT}`,
    );
  });

  it('leads who approves to the claims that wait', async () => {
    open('HIRING_MANAGER', alert('decide', null));
    expect(await screen.findByRole('link', { name: 'Decide claim: One is missing' })).toHaveAttribute(
      'href',
      '/healthcare/professional/shifts?view=approvals',
    );
  });
});
