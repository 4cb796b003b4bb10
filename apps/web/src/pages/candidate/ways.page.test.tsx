import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { listTargets } from '@talent-os/contracts/talent/targets';
import { listMentorships } from '@talent-os/contracts/talent/collaboration';
import { getAdvance, getIndustryMove } from '@talent-os/contracts/talent/ways';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './ways.page';

const user = userEvent.setup({ delay: null });
const open = (address: string, answers: Parameters<typeof answer>[0]) => {
  const asked = answer({ '/api/auth/me': json(me('CANDIDATE')), ...answers });
  showSignedIn(<Component />, address, { path: address.split('?')[0]! });
  return asked;
};

const POSITION = '0192a000-0000-7000-8000-0000000000a1';

afterEach(cleanup);

describe('advancing', () => {
  it('explains the gap to a role by the seat it is measured by, and shows no seats inside to who is not there', async () => {
    const advance = fixtureOf(getAdvance.output, {
      roles: [
        {
          targetId: POSITION,
          title: 'Charge nurse',
          industry: 'HEALTHCARE',
          horizonMonths: 12,
          measuredBy: { positionId: POSITION, title: 'Charge nurse', department: 'ICU' },
          readiness: 60,
          parts: [{ skill: 'Triage', level: 3, required: 5, share: 0.6, verified: false }],
        },
      ],
      confirmed: 1,
      unconfirmed: 2,
    });
    open('/candidate/advance', { '/api/talent/my-advance': json(advance) });
    const role = within(await screen.findByRole('region', { name: 'Charge nurse' }));
    expect(role.getByRole('progressbar', { name: 'Triage: level 3 of 5' })).toBeDefined();
    expect(screen.getByText('Internal mobility features not available for your role')).toBeDefined();
  });
});

describe('evolving', () => {
  it('says that nothing is planned where nothing is', async () => {
    open('/candidate/evolve', {
      '/api/talent/targets': json(fixtureOf(listTargets.output, { items: [] })),
      '/api/collaboration/mentorships': json(fixtureOf(listMentorships.output, { items: [], skills: [] })),
    });
    expect(await screen.findByText('Nothing planned')).toBeDefined();
    expect(await screen.findByText('No mentorship offers match your skills')).toBeDefined();
  });
});

describe('a move into another industry', () => {
  it('asks where to, then compares, and makes a seat that is near a target', async () => {
    open('/candidate/industry/transition', {});
    expect(await screen.findByText('Choose a target industry')).toBeDefined();
    cleanup();
    const move = fixtureOf(getIndustryMove.output, {
      from: 'SALES',
      to: 'HEALTHCARE',
      seats: 4,
      share: 25,
      skills: [{ name: 'Triage', seats: 4, level: 2 }],
      requirements: [],
      bridges: [{ positionId: POSITION, title: 'Care coordinator', department: 'ICU', match: 40 }],
      people: null,
    });
    const asked = open('/candidate/industry/transition?to=HEALTHCARE', {
      '/api/talent/industry-move': json(move),
      '/api/talent/targets': json({ id: POSITION, version: 1 }, 201),
    });
    expect(await screen.findByText('Yours, level 2')).toBeDefined();
    expect(screen.getByText(/not enough people to show this safely/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Aim for it Care coordinator' }));
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { title: 'Care coordinator', industry: 'HEALTHCARE', pay: null, horizonMonths: 12 },
    ]);
  });
});
