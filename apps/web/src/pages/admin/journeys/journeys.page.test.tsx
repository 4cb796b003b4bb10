import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Journey, JourneyDetail } from '@talent-os/contracts/identity/journey-shapes';
import { answer, json, nothing } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from '../journeys.page';

const user = userEvent.setup({ delay: null });
const told = (text: string) => waitFor(() => expect(console.info).toHaveBeenCalledWith(`[SUCCESS] ${text}`));
const ID = '0192a000-0000-7000-8000-0000000000e1';
const facts = {
  id: ID,
  name: 'Nurse first 90 days',
  state: 'draft' as const,
  starts: 'role' as const,
  roles: ['HEALTHCARE_PROFESSIONAL' as const],
  industry: 'HEALTHCARE' as const,
  number: 1,
  stepCount: 1,
  runs: 6,
  running: 4,
  completed: 2,
  completion: 33,
  stop: { title: 'Take your first shift', people: 3 },
  may: { to: ['active' as const], do: ['update' as const, 'clone' as const, 'discard' as const] },
  version: 1,
};
const journey = fixtureOf(Journey, facts);
const steps = [
  {
    title: 'Set up your second factor',
    route: '/user/security',
    milestone: 'factorAdded' as const,
    dueDays: 2,
    reached: 2,
    waiting: 1,
  },
];
const detail = (more: Partial<JourneyDetail> = {}) => fixtureOf(JourneyDetail, { ...facts, steps, ...more });

function visit(address: string, more: Parameters<typeof answer>[0] = {}) {
  const asked = answer({
    '/api/auth/me': json(me('PLATFORM_ADMIN')),
    '/api/admin/journeys': json({ items: [journey], total: 1 }),
    [`/api/admin/journeys/${ID}`]: json(detail()),
    [`/api/admin/journeys/${ID}/runs`]: json({ items: [], total: 0 }),
    ...more,
  });
  showSignedIn(<Component />, address);
  return asked;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  act(dismiss);
});

describe('the journeys', () => {
  it('are listed with their runs, how many completed them, and where people stop', async () => {
    visit('/admin/journeys');
    expect(await screen.findByRole('link', { name: 'Nurse first 90 days' })).toBeVisible();
    expect(screen.getByText('33%')).toBeVisible();
    expect(screen.getByText('Take your first shift: 3 people')).toBeVisible();
  });

  it('begin with a template where there are none', async () => {
    visit('/admin/journeys', { '/api/admin/journeys': json({ items: [], total: 0 }) });
    expect(await screen.findByText('No journeys yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'SDR ramp' }));
    const dialog = await screen.findByRole('dialog', { name: 'New journey' });
    expect(within(dialog).getByLabelText(/Name/)).toHaveValue('SDR ramp');
  });

  it('show their steps, and what may be done with them', async () => {
    visit(`/admin/journeys?journey=${ID}`);
    const list = await screen.findByRole('list', { name: 'Steps' });
    expect(list).toHaveTextContent('Done when: A second factor is set up');
    expect(list).toHaveTextContent('2 people have done it, 1 person is before it');
    expect(screen.queryByRole('button', { name: 'Retire' })).toBeNull();
    expect(await screen.findByText('Nobody has begun it')).toBeVisible();
  });

  it('are activated once somebody has said yes', async () => {
    const asked = visit(`/admin/journeys?journey=${ID}`, { [`/api/admin/journeys/${ID}/activation`]: nothing() });
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Activate Nurse first 90 days?' });
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    await told('Nurse first 90 days is active');
    expect(asked.some(({ url }) => String(url).includes('activation'))).toBe(true);
  });

  it('take another step', async () => {
    visit(`/admin/journeys?journey=${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Add a step' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a step' });
    expect(within(dialog).getByLabelText(/What is to be done/)).toHaveValue('');
  });
});
