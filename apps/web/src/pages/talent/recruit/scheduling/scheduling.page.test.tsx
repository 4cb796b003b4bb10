import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getScheduling, getSchedulingWeek } from '@talent-os/contracts/talent/scheduling';
import { daysAfter, today } from '@/lib/today';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Component } from './scheduling.page';

const [APPLICATION, ANA, BEN] = ['e1', 'e2', 'e3'].map((end) => `0192a000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const liam = { applicationId: APPLICATION, personName: 'Liam Duarte', positionTitle: 'Success manager' };
const may = { do: ['propose'] };

/** Slots lie ahead, and not too far. */
const week = (chosen: boolean) => {
  const days = [14, 15, 16, 17, 18].map((ahead) => daysAfter(today(), ahead));
  const [first, second] = [days[0]!, days[1]!];
  return getSchedulingWeek.output.parse({
    days,
    today: first,
    timezone: 'America/New_York',
    application: chosen ? { ...liam, stage: 'Panel', timezone: 'America/Phoenix', may } : null,
    people: [
      { userId: ANA, name: 'Ana Lee', timezone: 'America/New_York', interviews: 1 },
      { userId: BEN, name: 'Ben Okafor', timezone: 'America/New_York', interviews: 0 },
    ],
    taken: [{ userId: ANA, kind: 'leave', start: `${first}T05:00:00Z`, end: `${second}T05:00:00Z`, personName: null }],
    free: [{ start: `${second}T15:00:00.000Z`, end: `${second}T18:00:00.000Z` }],
    proposed: chosen ? [15, 16, 17].map((hour) => `${second}T${hour}:00:00.000Z`) : [],
    missing: [],
  });
};
const nobody = { toSchedule: [], broken: [], overdueCards: [], missing: [] };

it('says that there is nothing to schedule', async () => {
  answer({
    '/api/auth/me': json(me('RECRUITER')),
    '/api/talent/scheduling': json(getScheduling.output.parse(nobody)),
    '/api/talent/scheduling/week': json(week(false)),
    '/api/people': json({ items: [] }),
  });
  showSignedIn([<Component key="page" />], '/talent/recruit/scheduling');
  expect(await screen.findByText('Nothing to schedule')).toBeInTheDocument();
  const [lane] = await screen.findAllByRole('list', { name: /^Ana Lee, / });
  expect(within(lane!).getByText('Leave')).toBeInTheDocument();
});

it('offers the times that are free for all, by the clocks of both sides', async () => {
  const row = { ...liam, stage: 'Panel', daysInStage: 12, slaDays: 7, may };
  const asked = answer({
    '/api/auth/me': json(me('RECRUITER')),
    '/api/talent/scheduling': json(getScheduling.output.parse({ ...nobody, toSchedule: [row] })),
    '/api/talent/scheduling/week': ({ body }) => json(week(body?.includes(APPLICATION) ?? false)),
    '/api/people': json({ items: [] }),
    [`/api/talent/applications/${APPLICATION}/interviews`]: () => json({ id: ANA }, 201),
  });
  showSignedIn([<Component key="page" />], '/talent/recruit/scheduling');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Liam Duarte/ }));
  const times = await screen.findByRole('group', { name: 'Times free for all' });
  expect(within(times).getAllByRole('button', { pressed: true })[0]).toHaveTextContent(/AM \(8:00\sAM in Phoenix\)/);
  await user.click(await screen.findByRole('button', { name: 'Offer 3 times' }));
  const dialog = await screen.findByRole('dialog', { name: 'Offer 3 times' });
  await user.click(within(dialog).getByRole('button', { name: 'Offer times' }));
  await waitFor(() => {
    const sent = asked.find(({ url }) => url.endsWith('/interviews'));
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      kind: 'panel',
      minutes: 60,
      interviewerIds: [ANA, BEN],
      slots: week(true).proposed,
    });
  });
});
