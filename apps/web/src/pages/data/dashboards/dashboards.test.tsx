import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Dashboard } from '@talent-os/contracts/intelligence/dashboards';
import { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import { Answer, SavedQuestion } from '@talent-os/contracts/intelligence/questions';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from '../data.page';

const idOf = (at: number) => `0192a000-0000-7000-8000-0000000000d${at}`;
const seats = fixtureOf(DatasetState, {
  dataset: 'seat',
  label: 'Seats',
  personal: false,
  facts: 12,
  rebuiltAt: '2026-11-20T00:00:00Z',
  fields: [{ field: 'status', label: 'Status', meaning: 'Whether it is open', kind: 'text' }],
});
const question = (at: number, title: string, more: Partial<SavedQuestion> = {}) =>
  fixtureOf(SavedQuestion, {
    id: idOf(at),
    title,
    dataset: 'seat',
    of: 'count',
    field: null,
    groups: 'status',
    filters: null,
    chart: 'bars',
    days: 365,
    broken: false,
    ...more,
  });
const told: Answer = fixtureOf(Answer, {
  cells: [{ group: 'open', beside: null, rows: 8, people: null, value: 8, hidden: false }],
  total: { rows: 8, people: null, value: 8, hidden: false },
  more: false,
});
const dashboard = fixtureOf(Dashboard, {
  id: idOf(9),
  title: 'Seats of the East',
  version: 4,
  cards: [
    { savedQuestionId: idOf(1), x: 0, y: 0, w: 6, h: 5 },
    { savedQuestionId: idOf(2), x: 6, y: 0, w: 6, h: 5 },
  ],
});

async function visit(path: string, more: Parameters<typeof answer>[0] = {}) {
  const asked = answer({
    '/api/auth/me': json(me('HR_MANAGER')),
    '/api/data/datasets': json({ items: [seats] }),
    '/api/data/questions': json({
      items: [
        question(1, 'Seats by status'),
        question(2, 'Deals nobody shows me', { dataset: 'deal', groups: 'stage' }),
        question(3, 'Not on it yet'),
      ],
    }),
    '/api/data/dashboards': json({ items: [dashboard] }),
    '/api/data/answers': json(told),
    ...more,
  });
  const router = showSignedIn(<Component />, path);
  await screen.findByRole('heading', { name: 'Data', level: 1 });
  return { asked, router };
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  act(dismiss);
});

describe('a dashboard', () => {
  it('shows the answers of its questions, and says which rows are not its reader’s any more', async () => {
    await visit(`/data?dashboard=${idOf(9)}`);
    expect(await screen.findByRole('heading', { name: 'Seats of the East' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Seats by status' })).toBeVisible();
    expect(await screen.findByText('These rows are not yours to see any more')).toBeVisible();
  });

  it('is arranged by keyboard, and saved as a whole', async () => {
    const { asked } = await visit(`/data?dashboard=${idOf(9)}`, {
      [`/api/data/dashboards/${idOf(9)}`]: json({ ...dashboard, version: 5 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Arrange' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Arrange Seats by status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make taller' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save arrangement' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    const sent = asked.find(({ method }) => method === 'PUT')!;
    expect(JSON.parse(sent.body!)).toMatchObject({
      version: 4,
      cards: [
        { savedQuestionId: idOf(1), x: 0, y: 0, w: 6, h: 6 },
        { savedQuestionId: idOf(2), x: 6, y: 0, w: 6, h: 5 },
      ],
    });
  });

  it('takes one more question, below all others', async () => {
    const { asked } = await visit(`/data?dashboard=${idOf(9)}`, {
      [`/api/data/dashboards/${idOf(9)}`]: json({ ...dashboard, version: 5 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add question' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Not on it yet' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    expect(JSON.parse(asked.find(({ method }) => method === 'PUT')!.body!)).toMatchObject({
      cards: [{ y: 0 }, { y: 0 }, { savedQuestionId: idOf(3), x: 0, y: 5 }],
    });
  });

  it('that is gone says so', async () => {
    await visit(`/data?dashboard=${idOf(7)}`);
    expect(await screen.findByText('This dashboard is not there any more')).toBeVisible();
  });
});

describe('dashboards', () => {
  it('are listed, and those to begin with are those of what one may see', async () => {
    const { router } = await visit('/data', { '/api/data/dashboards': json({ items: [dashboard] }) });
    const list = await screen.findByRole('list', { name: 'Dashboards' });
    const link = within(list).getByRole('link', { name: 'Seats of the East' });
    const begin = screen.getByRole('group', { name: 'Dashboards to begin with' });
    expect(
      within(begin)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Open seats']);
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.search).toContain(`dashboard=${idOf(9)}`));
  });
});
