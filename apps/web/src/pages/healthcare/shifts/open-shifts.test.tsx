import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { ClaimableShift } from '@talent-os/contracts/healthcare/shifts';
import { RosterSlot } from '@talent-os/contracts/healthcare/roster';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { OpenShifts } from './open-shifts';
import { OwnGap } from './week/own-gap';

const id = '0192a000-0000-7000-8000-0000000000d1';
const [CLAIM, RELEASE] = [`/api/healthcare/shifts/${id}/claim`, `/api/healthcare/shifts/${id}/release`];

beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));

const slot = fixtureOf(RosterSlot, { shiftId: id, free: 1, started: false });
/** The places from which a shift is claimed. */
const places = [
  ['its list', <OpenShifts key="list" />],
  ['the roster', <OwnGap key="roster" slot={slot} onClose={() => undefined} />],
] as const;

async function claim(place: ReactElement, facts: Partial<ClaimableShift>) {
  const shift = fixtureOf(ClaimableShift, { id, department: 'Surgery', ...facts });
  const asked = answer({
    '/api/auth/me': json(me('HEALTHCARE_PROFESSIONAL', 'HEALTHCARE')),
    '/api/healthcare/shifts/claimable': json({ items: [shift], total: 1, hidden: [], departments: [] }),
    [CLAIM]: json({ status: facts.answer }),
    [RELEASE]: json({ status: 'released' }),
  });
  showSignedIn(place);
  await userEvent.click(await screen.findByRole('button', { name: /^Claim/ }));
  return () => asked.filter(({ method }) => method === 'POST').map(({ url }) => url);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe.each(places)('a claim from %s', (_, place) => {
  it('of overtime asks first, with its hours and who is told', async () => {
    const sent = await claim(place, { answer: 'pending', overtime: true, weekHours: 46 });
    const question = await screen.findByRole('dialog', { name: 'Claim this shift as overtime?' });
    expect(question).toHaveTextContent(/46 hours in that week, 6 of them overtime/);
    expect(question).toHaveTextContent(/The managers who approve shifts are told/);
    expect(sent()).toEqual([]);
    await press('Ask for it');
    await waitFor(() => expect(sent()).toEqual([CLAIM]));
  });

  it('that is confirmed at once can be taken back', async () => {
    const sent = await claim(place, { answer: 'confirmed', overtime: false, weekHours: 24 });
    await press('Undo');
    await waitFor(() => expect(sent()).toEqual([CLAIM, RELEASE]));
  });
});
