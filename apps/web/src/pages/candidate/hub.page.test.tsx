import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { AdvertisedDetail } from '@talent-os/contracts/talent/advertised-positions';
import { MyApplication } from '@talent-os/contracts/talent/my-applications';
import { MyJourney } from '@talent-os/contracts/talent/my-journey';
import { getOwnProfile } from '@talent-os/contracts/talent/own-profile';
import { PositionSearch } from '@talent-os/contracts/talent/position-searches';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './hub.page';

const user = userEvent.setup({ delay: null });
const profile = fixtureOf(getOwnProfile.output, { completeness: 75 });
const open = (search: string, answers: Parameters<typeof answer>[0], role: 'CANDIDATE' | 'SALES_REP' = 'CANDIDATE') => {
  const asked = answer({ '/api/auth/me': json(me(role)), '/api/talent/profile': json(profile), ...answers });
  showSignedIn(<Component />, `/candidate${search}`, { path: '/candidate' });
  return asked;
};
const sentTo = (asked: ReturnType<typeof answer>, method: string) =>
  asked.filter((call) => call.method === method).map(({ url, body }) => [url, body && JSON.parse(body)]);

afterEach(cleanup);

const slot = '2199-01-05T15:00:00.000Z';
const application = fixtureOf(MyApplication, {
  positionTitle: 'Account Executive',
  status: 'active',
  stage: 'Team interview',
  stageKey: 'team',
  stages: [
    { key: 'applied', name: 'Applied' },
    { key: 'team', name: 'Team interview' },
    { key: 'offer', name: 'Offer' },
  ],
  waitingFor: 'candidate',
  waitingNames: [],
  endedAt: null,
  interviews: [
    { ...fixtureOf(MyApplication.shape.interviews.element), status: 'proposed', start: null, slots: [slot] },
  ],
  offer: null,
});
const journey = fixtureOf(MyJourney, {
  at: 'apply',
  running: 1,
  interviews: 0,
  targets: 2,
  tasks: 0,
  next: {
    step: 'pickSlot',
    about: application.positionTitle,
    applicationId: application.id,
    positionId: application.positionId,
    part: null,
    dueAt: slot,
  },
});

describe('the overview', () => {
  it('says where I am, and has the one next step done in place', async () => {
    open('', {
      '/api/talent/my-journey': json(journey),
      '/api/talent/my-applications': json({ items: [application] }),
    });
    const way = await screen.findByRole('list', { name: 'My way' });
    const here = within(way).getByRole('listitem', { current: 'step' });
    expect(here).toHaveTextContent('Apply');
    expect(here).toHaveTextContent('1 application');
    const next = screen.getByRole('region', { name: /^Choose a time for your interview/ });
    await user.click(within(within(next).getByRole('group')).getByRole('button'));
    expect(await screen.findByRole('dialog', { name: 'Take this slot?' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'Team interview: stage 2 of 3' })).toBeDefined();
  });

  it('leads who has applied for nothing to the positions', async () => {
    const next = { ...journey.next, step: 'look' as const, about: null, applicationId: null, dueAt: null };
    open('', {
      '/api/talent/my-journey': json({ ...journey, at: 'discover', running: 0, next }),
      '/api/talent/my-applications': json({ items: [] }),
    });
    expect(await screen.findByText('No applications yet')).toBeDefined();
    for (const link of await screen.findAllByRole('link', { name: 'Find positions' }))
      expect(link).toHaveAttribute('href', '/candidate?view=positions');
  });
});

const position = fixtureOf(AdvertisedDetail, {
  title: 'Account Executive',
  salaryMin: 6_800_000,
  salaryMax: 7_800_000,
  match: 82,
  mark: null,
  applicationId: null,
  againFrom: null,
  questions: ['Can you travel?'],
  requirements: [{ type: 'certification', value: 'Certified seller', state: 'missing', method: null }],
});
const at = (more: Partial<AdvertisedDetail> = {}) => ({
  [`/api/talent/advertised-positions/${position.id}`]: json({ ...position, ...more }),
});
const ADDRESS = `?view=positions&position=${position.id}`;

describe('a position', () => {
  it('is applied for in one sitting: its questions, and why where something is missing', async () => {
    const sent = {
      [`/api/talent/advertised-positions/${position.id}/applications`]: json({ applicationId: position.id }),
    };
    const asked = open(ADDRESS, { ...at(), ...sent });
    expect(await screen.findByRole('heading', { level: 1, name: 'Account Executive' })).toBeDefined();
    expect(screen.getByText('Not on your profile')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByText('Please answer this question')).toBeDefined();
    await user.type(screen.getByLabelText(/^Can you travel/), 'Six days');
    await user.type(screen.getByLabelText(/^Why you apply all the same/), 'In May');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    const applied = [
      `/api/talent/advertised-positions/${position.id}/applications`,
      { answers: [{ question: 'Can you travel?', answer: 'Six days' }], note: 'In May' },
    ];
    await waitFor(() => expect(sentTo(asked, 'POST')).toEqual([applied]));
  });

  it('is put aside, and taken back', async () => {
    const mark = { [`/api/talent/advertised-positions/${position.id}/mark`]: nothing() };
    const asked = open(ADDRESS, { ...at(), ...mark });
    await user.click(await screen.findByRole('button', { name: 'Not for me: Account Executive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(sentTo(asked, 'PUT').map(([, body]) => body)).toEqual([{ mark: 'dismissed' }, { mark: null }]);
  });

  it('says that I have applied, or am interested from inside', async () => {
    open(ADDRESS, at({ applicationId: position.id }));
    expect(await screen.findByRole('link', { name: 'See my application' })).toBeDefined();
    cleanup();
    open(ADDRESS, at(), 'SALES_REP');
    expect(await screen.findByRole('region', { name: 'You work here' })).toBeDefined();
  });
});

describe('searches', () => {
  it('are kept with what the list is narrowed down to', async () => {
    const search = fixtureOf(PositionSearch, { name: 'Nights', found: 3, alert: 'weekly' });
    const asked = open('?view=positions&search=nurse&remote=true', {
      '/api/talent/advertised-positions': json({ items: [], total: 0, locations: [] }),
      '/api/talent/position-searches': json({ items: [search] }),
    });
    expect(await screen.findByRole('link', { name: 'Nights' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Keep this search' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keep this search' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
    expect(sentTo(asked, 'POST')).toEqual([
      ['/api/talent/position-searches', { name: 'nurse', alert: 'daily', search: 'nurse', remote: true }],
    ]);
  });
});
