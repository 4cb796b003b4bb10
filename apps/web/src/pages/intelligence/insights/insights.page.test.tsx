import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Insight, RuleState } from '@talent-os/contracts/intelligence/insights';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Toaster } from '@/ui/message/toaster';
import { Component } from './insights.page';

// Growing text areas listen for fonts, which jsdom does not have.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

const LIST = '/api/intelligence/insights';
const ID = '0192a000-0000-7000-8000-0000000000d1';

const seat = (more: Partial<Insight> = {}) =>
  fixtureOf(Insight, {
    id: 'seatOpen:a',
    rule: 'seatOpen',
    key: 'a',
    hub: 'talent',
    severity: 'high',
    title: 'Solutions engineer, East, is open 1.8 times the median',
    evidence: '74 days, the median of 31 seats is 41.',
    rows: { count: 6, what: 'people in its pipeline', link: '/talent/recruit/pipeline?position=a' },
    link: '/talent/recruit/pipeline?position=a',
    value: 1.8,
    threshold: 1.5,
    beyond: 2,
    dueAt: null,
    industry: 'SALES',
    plan: null,
    ...more,
  });
const listOf = (items: readonly Insight[], missing: readonly string[] = []) =>
  json({ items, missing, readAt: new Date().toISOString(), rules: 9 });

async function visit(list: Response, more: Parameters<typeof answer>[0] = {}) {
  const asked = answer({ '/api/auth/me': json(me('DEPARTMENT_HEAD')), [LIST]: () => list.clone(), ...more });
  const router = showSignedIn([<Component key="page" />, <Toaster key="toaster" />], '/intelligence');
  await screen.findByRole('heading', { name: 'Intelligence', level: 1 });
  return { asked, router };
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  act(dismiss);
});

describe('insights', () => {
  it('say what is the matter, what it rests on, and lead to its rows and to where one acts', async () => {
    await visit(listOf([seat()]));
    const row = (await screen.findByRole('heading', { name: /Solutions engineer/ })).closest('li')!;
    expect(within(row).getByText(/74 days/)).toBeVisible();
    const rows = within(row).getByRole('link', { name: '6 people in its pipeline' });
    expect(rows).toHaveAttribute('href', '/talent/recruit/pipeline?position=a');
    expect(within(row).getByRole('link', { name: 'Open its pipeline' })).toBeVisible();
    expect(
      within(row).getByText(/a seat is open 2 times the median or longer, for the whole organization/),
    ).toBeVisible();
  });

  it('fold away, and open again', async () => {
    await visit(listOf([seat()]));
    const why = await screen.findByRole('button', { name: /why you see/ });
    expect(why).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(why);
    expect(why).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(why);
    expect(why).toHaveAttribute('aria-expanded', 'true');
  });

  it('say that there are none, and that parts did not answer', async () => {
    await visit(listOf([], ['healthcare', 'cyber']));
    expect(await screen.findByText('No insights right now')).toBeVisible();
    expect(screen.getByText(/keeps no seats, shifts, .* yet, they have nothing to look at/)).toBeVisible();
    expect(screen.getByText(/Health Tech, Cyber did not answer/)).toBeVisible();
  });

  it('of one industry alone stand by themselves', async () => {
    await visit(listOf([seat()]));
    expect(await screen.findByRole('heading', { name: /Solutions engineer/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Across industries' })).toBeNull();
  });

  it('say who has taken one up', async () => {
    const plan = { byName: 'Dana Whitfield', at: '2026-11-20T00:00:00Z', mine: false, taskId: null };
    await visit(listOf([seat({ plan })]));
    expect(await screen.findByText('Dana Whitfield is on it')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add as task/ })).toBeNull();
  });
});

describe('what is done about an insight', () => {
  it('becomes a task', async () => {
    const accept = `${LIST}/seatOpen/accept`;
    const { asked } = await visit(listOf([seat()]), {
      [accept]: json({ taskId: ID, title: 'Solutions engineer' }, 201),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Add as task/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(asked.some(({ url }) => url === accept)).toBe(true));
    expect(JSON.parse(asked.find(({ url }) => url === accept)!.body!)).toEqual({ key: 'a', due: null });
  });

  it('is dismissed with a reason, and that is taken back', async () => {
    const sent = `${LIST}/seatOpen/dismiss`;
    const back = `/api/intelligence/dismissals/${ID}/restore`;
    const { asked } = await visit(listOf([seat()]), {
      [sent]: json({ dismissalId: ID, threshold: 2 }, 201),
      [back]: new Response(null, { status: 204 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Dismiss… “/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(await within(dialog).findAllByText('Please choose a reason')).not.toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'We know, and it is planned' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(asked.some(({ url }) => url === back)).toBe(true));
    expect(JSON.parse(asked.find(({ url }) => url === sent)!.body!)).toEqual({ key: 'a', reason: 'known' });
  });

  it('stands beside its rule', async () => {
    const rule = fixtureOf(RuleState, {
      rule: 'seatOpen',
      label: 'Seat open too long',
      condition: 'a seat is open 2 times the median or longer',
      first: 1.5,
      threshold: 2,
      dismissals: [
        {
          id: ID,
          reason: 'known',
          note: 'A hire starts.',
          byName: 'Dana Whitfield',
          at: '2026-11-20T00:00:00Z',
          threshold: 2,
        },
      ],
    });
    const back = `/api/intelligence/dismissals/${ID}/restore`;
    const { asked } = await visit(listOf([seat()]), {
      '/api/intelligence/rules': json({ items: [rule] }),
      [back]: new Response(null, { status: 204 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '9 rules' }));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('1.5 → 2')).toBeVisible();
    expect(within(drawer).getByText(/Dana Whitfield dismissed one/)).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: /^Take back the dismissal/ }));
    await waitFor(() => expect(asked.some(({ url }) => url === back)).toBe(true));
  });
});
