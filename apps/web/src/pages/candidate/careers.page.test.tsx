import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { CareerRole, getCareerMap } from '@talent-os/contracts/talent/careers';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './careers.page';

const user = userEvent.setup({ delay: null });
const TARGETS = '/api/talent/targets';
const ID = '0192a000-0000-7000-8000-0000000000b1';
const role = (key: string, title: string, more: Partial<CareerRole> = {}) =>
  fixtureOf(CareerRole, {
    key,
    title,
    entry: false,
    requirements: [],
    skills: [{ name: 'Forecasting', required: 4, level: 1 }],
    readiness: 25,
    seats: 0,
    targetId: null,
    ...more,
  });
const map = fixtureOf(getCareerMap.output, {
  industry: 'SALES',
  followed: false,
  seats: 3,
  here: 'ae',
  roles: [
    role('regional', 'Regional manager', { seats: 2 }),
    role('ae', 'Account executive', { entry: true }),
    role('senior', 'Senior account executive'),
  ],
  steps: [
    { from: 'ae', to: 'senior', months: 24, gains: ['Negotiation'] },
    { from: 'senior', to: 'regional', months: 12, gains: ['Forecasting'] },
  ],
});
const open = (address: string, answers: Parameters<typeof answer>[0] = {}) => {
  const asked = answer({ '/api/auth/me': json(me('CANDIDATE')), '/api/talent/career-map': json(map), ...answers });
  showSignedIn(<Component />, address, { path: address.split('?')[0]! });
  return asked;
};

afterEach(cleanup);

describe('an industry', () => {
  it('names its roles, where people begin first, with what is to be learned, and is followed', async () => {
    const asked = open('/candidate/industry/sales', { '/api/talent/my-industries': nothing() });
    const roles = await screen.findByRole('list', { name: 'Roles' });
    const links = within(roles).getAllByRole('link', { name: /executive|manager/ });
    expect(links[0]!.textContent).toBe('Account executive');
    expect(within(roles).getByText('You are here')).toBeVisible();
    expect(within(roles).getAllByText('To learn: Forecasting')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Follow Sales' }));
    expect(asked.some(({ method, url }) => method === 'POST' && url === '/api/talent/my-industries')).toBe(true);
  });
});

describe('pathways', () => {
  it('show the way to a role that is chosen on the map, and keep it as a target with its months', async () => {
    const asked = open('/candidate/discover/pathways?industry=SALES', { [TARGETS]: json({ id: ID, version: 1 }, 201) });
    const drawn = await screen.findByRole('group', { name: 'Map of roles' });
    await user.click(within(drawn).getByRole('button', { name: /^Regional manager/ }));
    const way = await screen.findByRole('region', { name: 'Regional manager' });
    expect(within(way).getByText('2 steps, planned with 36 months')).toBeVisible();
    expect(within(way).getByText('For you to learn: Forecasting.')).toBeVisible();
    await user.click(within(way).getByRole('button', { name: 'Save target Regional manager' }));
    const sent = asked.find(({ method, url }) => method === 'POST' && url === TARGETS);
    expect(JSON.parse(sent!.body!)).toMatchObject({ title: 'Regional manager', horizonMonths: 36 });
  });

  it('say where no way leads', async () => {
    open('/candidate/discover/pathways?industry=SALES&from=regional&to=ae');
    expect(await screen.findByText('No way leads there from Regional manager')).toBeVisible();
  });
});
