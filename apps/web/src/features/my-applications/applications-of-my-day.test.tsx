import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MyApplication } from '@talent-os/contracts/talent/my-applications';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { ApplicationsOfMyDay } from './applications-of-my-day';

const application = (id: number, more: Partial<MyApplication>): MyApplication => ({
  id: `0192a000-0000-7000-8000-00000000000${id}`,
  positionTitle: `Seat ${id}`,
  department: 'Sales',
  location: 'Austin',
  positionId: '0192a000-0000-7000-8000-0000000000aa',
  stage: 'Screening',
  stageKey: 'screen',
  stages: [{ key: 'screen', name: 'Screening' }],
  waitingNames: ['Renee Castillo'],
  expectedAt: '2026-01-07T09:00:00Z',
  may: { do: ['withdraw'] },
  status: 'active',
  since: '2026-01-02T09:00:00Z',
  waitingFor: 'recruiter',
  endedAt: null,
  interviews: [],
  offer: null,
  ...more,
});

async function shownTo(role: 'RECRUITER' | 'CANDIDATE', items: readonly MyApplication[], search = '') {
  const asked = answer({
    '/api/auth/me': json(me(role)),
    '/api/talent/my-applications': json({ items }),
  });
  showSignedIn(<ApplicationsOfMyDay />, `/productivity${search}`);
  await waitFor(() => expect(asked.some(({ url }) => url === '/api/talent/my-applications')).toBe(true));
}

it.each(['RECRUITER', 'CANDIDATE'] as const)(
  'shows a %s where their applications stand and what comes next',
  async (role) => {
    const over = { status: 'rejected', waitingFor: null } as const;
    await shownTo(role, [
      application(1, {}),
      application(2, { ...over, endedAt: new Date().toISOString() }),
      application(3, { ...over, endedAt: '2020-01-02T09:00:00Z' }),
    ]);
    const card = await screen.findByRole('region', { name: 'My applications' });
    const [running, ended, ...more] = within(card).getAllByRole('listitem');
    expect(running).toHaveTextContent('Next: the recruiter gets in touch.');
    expect(running).toHaveTextContent('Screening');
    expect(ended).toHaveTextContent('Not taken');
    expect(more).toEqual([]);
  },
);

it('says nothing to who has none', async () => {
  await shownTo('CANDIDATE', []);
  expect(screen.queryByRole('region', { name: 'My applications' })).toBeNull();
});

it('shows the one that was looked for, however long ago it ended', async () => {
  const over = { status: 'rejected', waitingFor: null, endedAt: '2020-01-02T09:00:00Z' } as const;
  const items = [application(1, {}), application(2, over), application(3, over)];
  await shownTo('CANDIDATE', items, `?application=${items[1]!.id}`);
  expect(await screen.findByRole('listitem', { current: true })).toHaveTextContent('Seat 2');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
