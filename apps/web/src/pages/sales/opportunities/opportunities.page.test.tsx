import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Deal } from '@talent-os/contracts/sales/deals';
import { dealStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages';
import { answer, json, problem } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Toaster } from '@/ui/message/toaster';
import type { Board } from './move/use-moves';
import { Component } from './opportunities.page';

// Growing text areas listen for fonts, which jsdom does not have.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

const ID = '0192a000-0000-7000-8000-0000000000d1';
const BOARD = '/api/sales/deals/board';
const MOVE = `/api/sales/deals/${ID}/move`;

/** Where the server lets a deal go from the stages these tests look at. */
const next: Partial<Record<DealStage, DealStage[]>> = {
  prospect: ['qualified', 'closed_lost'],
  qualified: ['prospect', 'proposal', 'closed_lost'],
  proposal: ['prospect', 'qualified', 'negotiation', 'closed_lost'],
  negotiation: ['prospect', 'qualified', 'proposal', 'closed_won', 'closed_lost'],
};
const dealIn = (stage: DealStage, version = 4) =>
  fixtureOf(Deal, {
    id: ID,
    name: 'Northbay renewal',
    stage,
    version,
    may: { to: next[stage] ?? [], do: next[stage] ? ['update'] : [] },
  });

function boardWith(deal: Deal): Board {
  return {
    columns: stageKeys.map((key) => {
      const items = deal.stage === key ? [deal] : [];
      const sum = items.length * deal.amount;
      return { key, count: items.length, sum, weighted: sum * dealStages[key].probability, items };
    }),
  };
}

const column = (stage: DealStage) => screen.getByRole('region', { name: dealStages[stage].label });
const cardIn = (stage: DealStage) => within(column(stage)).queryByRole('button', { name: /Northbay renewal/ });
const spoken = () => document.querySelector('[aria-live="assertive"]:not([role])')?.textContent;
const expectSaid = (text: RegExp) => waitFor(() => expect(spoken()).toMatch(text));

/** Shows the board with one deal and puts the focus on it. */
async function visit(stage: DealStage, move: Response | Error, after: Deal = dealIn(stage)) {
  let now = dealIn(stage);
  const asked = answer({
    '/api/auth/me': json(me('SALES_REP')),
    [BOARD]: () => json(boardWith(now)),
    [MOVE]: () => {
      if (move instanceof Error) throw move;
      if (move.ok) now = after;
      return move.clone();
    },
  });
  const router = showSignedIn([<Component key="page" />, <Toaster key="toaster" />], '/sales/opportunities');
  await waitFor(() => expect(cardIn(stage)).toBeVisible());
  cardIn(stage)?.focus();
  return { router, sent: () => asked.filter(({ url }) => url === MOVE).map(({ body }) => JSON.parse(body ?? '{}')) };
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  act(dismiss);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a deal moved by keyboard', () => {
  it('is picked up, carried and dropped, said aloud, and keeps the focus', async () => {
    const arrived = dealIn('qualified', 5);
    const { sent } = await visit('prospect', json(arrived), arrived);
    await userEvent.keyboard(' ');
    await expectSaid(/^Picked up Northbay renewal in Prospect/);
    await userEvent.keyboard('{ArrowRight}');
    await expectSaid(/^Northbay renewal over Qualified/);
    await userEvent.keyboard(' ');
    await expectSaid(/^Northbay renewal moved to Qualified/);
    expect(sent()).toEqual([{ stage: 'qualified', version: 4 }]);
    expect(cardIn('prospect')).toBeNull();
    expect(cardIn('qualified')).toHaveFocus();
  });

  it('visits only the stages the rules permit', async () => {
    await visit('prospect', new Error('nobody moves'));
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expectSaid(/over Closed lost/);
    await userEvent.keyboard('{ArrowRight}');
    await expectSaid(/over Closed lost/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expectSaid(/over Prospect/);
  });

  it('goes back to its place with escape, and nothing is sent', async () => {
    const { sent } = await visit('qualified', new Error('nobody moves'));
    await userEvent.keyboard(' {ArrowRight}{Escape}');
    await expectSaid(/is back in Qualified/);
    expect(cardIn('qualified')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('stays where it is once it is closed', async () => {
    await visit('closed_won', new Error('nobody moves'));
    await userEvent.keyboard(' ');
    await expectSaid(/is closed and stays where it is/);
  });

  it('opens with enter', async () => {
    const { router } = await visit('prospect', new Error('nobody moves'));
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.search).toBe(`?deal=${ID}`);
  });
});

describe('a move that asks something', () => {
  it('back: wants a note, and sends it', async () => {
    const arrived = dealIn('proposal', 5);
    const { sent } = await visit('negotiation', json(arrived), arrived);
    await userEvent.keyboard(' {ArrowLeft} ');
    await userEvent.click(await screen.findByRole('button', { name: 'Move to Proposal' }));
    expect(await screen.findByText('Moving a deal back needs a note')).toBeVisible();
    expect(sent()).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /Why does it go back/ }), 'Budget moved to spring');
    await userEvent.click(screen.getByRole('button', { name: 'Move to Proposal' }));
    await expectSaid(/moved to Proposal/);
    expect(sent()).toEqual([{ stage: 'proposal', version: 4, note: 'Budget moved to spring' }]);
  });

  it('lost: keeps the reason when the server refuses', async () => {
    const { sent } = await visit('prospect', problem(409, 'resource.stale', { title: 'Someone else changed this' }));
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
    await userEvent.type(await screen.findByRole('textbox', { name: /Loss reason/ }), 'Price');
    await userEvent.click(screen.getByRole('button', { name: 'Move to Closed lost' }));
    expect(await screen.findByText('Someone else changed this')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Loss reason/ })).toHaveValue('Price');
    expect(sent()).toEqual([{ stage: 'closed_lost', version: 4, lossReason: 'Price' }]);
  });
});

describe('a step forward', () => {
  const forward = () => userEvent.keyboard(' {ArrowRight} ');

  it('is taken back on the board when the server refuses, with the reason', async () => {
    await visit('prospect', problem(422, 'deal.transition', { title: 'A deal cannot move there' }));
    await forward();
    expect(await screen.findByText('A deal cannot move there')).toBeVisible();
    expect(cardIn('prospect')).toBeVisible();
    expect(cardIn('qualified')).toBeNull();
    await expectSaid(/stays in Prospect/);
  });

  it('can be undone, which is a move back with a note', async () => {
    const arrived = dealIn('qualified', 5);
    const { sent } = await visit('prospect', json(arrived), arrived);
    await forward();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ stage: 'prospect', version: 5, note: 'Move undone' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
