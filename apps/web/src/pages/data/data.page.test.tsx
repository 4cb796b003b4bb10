import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import { FactRow } from '@talent-os/contracts/intelligence/fact-rows';
import { Answer, SavedQuestion } from '@talent-os/contracts/intelligence/questions';
import { Subscription } from '@talent-os/contracts/intelligence/subscriptions';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './data.page';

const ID = '0192a000-0000-7000-8000-0000000000d1';
const stages = fixtureOf(DatasetState, {
  dataset: 'application_stage',
  label: 'Hiring stages',
  personal: true,
  facts: 1204,
  rebuiltAt: '2026-11-20T00:00:00Z',
  fields: [{ field: 'stage', label: 'Stage', meaning: 'The kind of stage', kind: 'text' }],
});
const cell = (group: string, value: number | null) => ({
  group,
  beside: null,
  rows: value,
  people: value,
  value,
  hidden: value === null,
});
const told: Answer = fixtureOf(Answer, {
  cells: [cell('screen', 35), cell('interview', null), cell('offer', null)],
  total: { rows: 46, people: 46, value: 46, hidden: false },
  more: false,
  from: '2025-01-01',
  until: '2026-12-31',
});

async function visit(path: string, more: Parameters<typeof answer>[0] = {}) {
  const asked = answer({
    '/api/auth/me': json(me('HR_MANAGER')),
    '/api/data/datasets': json({ items: [stages] }),
    '/api/data/questions': json({ items: [] }),
    '/api/data/subscriptions': json({ items: [] }),
    '/api/data/dashboards': json({ items: [] }),
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

describe('the data hub', () => {
  it('offers questions of what its reader may see, and opens one', async () => {
    const { router } = await visit('/data');
    expect(await screen.findByText('No dashboards yet')).toBeVisible();
    const begin = await screen.findByRole('region', { name: 'Begin with' });
    expect(within(begin).queryByRole('button', { name: 'Incident load' })).toBeNull();
    await userEvent.click(within(begin).getByRole('button', { name: 'Hiring funnel' }));
    await waitFor(() => expect(router.state.location.search).toContain('dataset=application_stage'));
    expect(router.state.location.search).toContain('groups=stage');
  });

  it('draws the answer, and says what is hidden in it and why', async () => {
    await visit('/data?dataset=application_stage&groups=stage');
    expect(await screen.findByRole('heading', { name: 'Hiring stages by stage' })).toBeVisible();
    expect(await screen.findByText(/46 in all, 46 rows/)).toBeVisible();
    expect(screen.getByText(/2 groups hidden, as they would tell of fewer than 5 people/)).toBeVisible();
    expect(screen.getByText(/as whole years tell of nobody/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open their list' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '46 rows' })).toBeNull();
  });

  it('says where nothing can be told', async () => {
    const few = { ...told, cells: [], total: { rows: null, people: null, value: null, hidden: true } };
    await visit('/data?dataset=application_stage', { '/api/data/answers': json(few) });
    expect(await screen.findByText('Not enough people to show this safely')).toBeVisible();
  });

  it('opens the rows of a figure, each of which leads to its record', async () => {
    const deals = fixtureOf(DatasetState, {
      dataset: 'deal',
      label: 'Deals',
      personal: false,
      facts: 12,
      rebuiltAt: '2026-11-20T00:00:00Z',
      fields: [
        { field: 'stage', label: 'Stage', meaning: 'Where the deal stands', kind: 'text' },
        { field: 'amount', label: 'Amount', meaning: 'What the deal is worth', kind: 'money' },
      ],
    });
    const row = fixtureOf(FactRow, {
      sourceId: ID,
      day: '2026-12-01',
      department: null,
      values: ['proposal', '250000'],
    });
    const { asked, router } = await visit('/data?dataset=deal&groups=stage', {
      '/api/data/datasets': json({ items: [deals] }),
      '/api/data/rows': json({ items: [row], total: 1 }),
    });
    await userEvent.click(await screen.findByRole('link', { name: '46 rows' }));
    const drawer = await screen.findByRole('dialog', { name: 'Deals' });
    const record = await within(drawer).findByRole('link', { name: /Dec 1/ });
    expect(record).toHaveAttribute('href', `/sales/opportunities?deal=${ID}`);
    expect(within(drawer).getByText(/Stage: Proposal · Amount: \$2,500/)).toBeVisible();
    await act(() => router.navigate('/data?dataset=deal&groups=stage&rows=all&at=(none)'));
    await waitFor(() =>
      expect(
        asked.some(({ url }) => url.includes('filters=stage%3D%28none%29') || url.includes('filters=stage%3D(none)')),
      ).toBe(true),
    );
  });

  it('says where a dataset has no rows yet', async () => {
    const none = { ...stages, facts: 0 };
    await visit('/data?dataset=application_stage', { '/api/data/datasets': json({ items: [none] }) });
    expect(await screen.findByText('No hiring stages yet')).toBeVisible();
  });

  it('about single persons names two fields at most', async () => {
    await visit('/data?dataset=application_stage&groups=stage,source&filters=status%3Dactive');
    expect(await screen.findByText('A question about single persons names two fields at most')).toBeVisible();
  });

  it('says that a field is gone, and asks nothing', async () => {
    const { asked } = await visit('/data?dataset=application_stage&groups=gone');
    expect(await screen.findByText('This question asks of a field that is not there')).toBeVisible();
    expect(asked.some(({ url }) => url.startsWith('/api/data/answers'))).toBe(false);
  });

  it('that is grouped by an id is not asked, and says why', async () => {
    const { asked } = await visit('/data?dataset=application_stage&groups=person_id');
    expect(await screen.findByText('This question asks of a field that is not there')).toBeVisible();
    expect(asked.filter(({ url }) => url.startsWith('/api/data/answers'))).toEqual([]);
  });

  it('with ten thousand values is not asked or drawn value by value, and takes the filter away', async () => {
    const values = Array.from({ length: 10_000 }, (_, at) => at).join('|');
    const filters = encodeURIComponent(`stage=${values}`);
    const { asked, router } = await visit(`/data?dataset=application_stage&filters=${filters}`);
    expect(await screen.findByText('This question has too many groups, filters or values')).toBeVisible();
    const filter = screen.getByRole('group', { name: 'Only stage' });
    expect(within(filter).getByText('Only stage: 10,000 values, and a question takes 50 at most.')).toBeVisible();
    expect(asked.filter(({ url }) => url.startsWith('/api/data/answers'))).toEqual([]);
    await userEvent.click(within(filter).getByRole('button', { name: 'Remove the filter' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('filters'));
  });

  it('keeps a question, and opens it again', async () => {
    const saved = fixtureOf(SavedQuestion, {
      id: ID,
      title: 'My funnel',
      dataset: 'application_stage',
      of: 'count',
      field: null,
      groups: 'stage',
      filters: null,
      chart: 'bars',
      days: 90,
      broken: true,
    });
    const { router } = await visit('/data', { '/api/data/questions': json({ items: [saved] }) });
    expect(await screen.findByText('A field is gone')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'My funnel' }));
    await waitFor(() => expect(router.state.location.search).toContain('days=90'));
  });

  it('opens a saved question by its id, as a message names it, under its own title', async () => {
    await visit(`/data?question=${ID}`, { '/api/data/questions': json({ items: [funnel] }) });
    expect(await screen.findByRole('heading', { name: 'My funnel' })).toBeVisible();
    expect(await screen.findByText(/46 in all/)).toBeVisible();
  });
});

const funnel = fixtureOf(SavedQuestion, {
  id: ID,
  title: 'My funnel',
  dataset: 'application_stage',
  of: 'count',
  field: null,
  groups: 'stage',
  filters: null,
  chart: 'bars',
  days: 90,
  broken: false,
});

describe('subscriptions', () => {
  const subscription = fixtureOf(Subscription, {
    id: '0192a000-0000-7000-8000-0000000000d2',
    savedQuestionId: ID,
    title: 'My funnel',
    occasion: 'weekly',
    hour: 8,
    threshold: null,
    state: 'sound',
    toldAt: null,
    nextAt: '2026-11-30T13:00:00Z',
  });
  const subscriptions = (one: Partial<Subscription>) => ({
    '/api/data/questions': json({ items: [funnel] }),
    '/api/data/subscriptions': json({ items: [{ ...subscription, ...one }] }),
  });

  it('say when each is told, or why it is not', async () => {
    await visit('/data', subscriptions({}));
    const list = await screen.findByRole('list', { name: 'Subscriptions' });
    expect(within(list).getByText(/^Every Monday at 8:00\sAM · not told yet · next look/)).toBeVisible();
    expect(within(list).getByRole('link', { name: 'My funnel' })).toHaveAttribute('href', `/data?question=${ID}`);
  });

  it('name a right that was lost', async () => {
    await visit('/data', subscriptions({ state: 'right', occasion: 'above', threshold: 12 }));
    expect(await screen.findByText('You may not see these rows any more')).toBeVisible();
    expect(screen.getByText('When it goes above 12 · not told yet')).toBeVisible();
  });

  it('are made from the saved question, and ask for the number they wait for', async () => {
    const { asked } = await visit('/data', {
      '/api/data/questions': json({ items: [funnel] }),
      [`/api/data/questions/${ID}/subscription`]: json({ subscriptionId: ID }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe to My funnel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe to “My funnel”' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Tell me' }));
    await userEvent.click(await screen.findByRole('option', { name: 'When it goes above a number' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Subscribe' }));
    expect(await within(dialog).findByText('Please enter a number')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Number/ }), '40');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const put = asked.find(({ url }) => url.endsWith('/subscription'));
    expect(JSON.parse(put!.body!)).toMatchObject({ occasion: 'above', threshold: 40 });
  });
});
